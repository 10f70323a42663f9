/* What the schema of card sets says about a place in a text: which keys and values may stand there, and what they mean. */

const RULES = ["required", "not", "properties"];

/** Return the completions and explanations of a schema; places are those of `where.js` of the editor. */
export function helpOf(schema) {
  return {complete: (place) => completions(schema, place), explain: (steps) => explanation(schema, steps)};
}

// -- what may stand somewhere ---------------------------------------------------------------------------------------

function completions(schema, {steps, beside, isFlow, indent, takesKeys, takesValues}) {
  const all = alternatives(schema, schema).length ? follow(schema, steps) : [];
  const fitting = thatFit(schema, all, beside);
  return [
    ...(takesKeys ? keysOf(schema, fitting, beside, isFlow, indent) : []),
    ...(takesValues ? valuesOf(all) : []),
  ];
}

function keysOf(schema, nodes, beside, isFlow, indent) {
  const found = new Map();
  for (const node of nodes)
    for (const [key, of] of Object.entries(node.properties ?? {}))
      if (!(key in beside) && !found.has(key)) found.set(key, of);
  return [...found].map(([label, of]) => ({label, info: meaning(schema, of), isKey: true, ...around(schema, of, isFlow, indent)}));
}

/** Return how a value opens and closes: by brackets, or as a list with lines of its own. */
function around(schema, of, isFlow, indent) {
  const nodes = alternatives(schema, of);
  const takes = (type) => nodes.length > 0 && nodes.every((node) => node.type === type);
  if (takes("object")) return {opens: " {", closes: "}"};
  if (!takes("array")) return {opens: " ", closes: ""};
  const holdsObjects = nodes.every((node) => alternatives(schema, node.items).some(({type}) => type === "object"));
  return holdsObjects && !isFlow ? {opens: `\n${" ".repeat(indent + 2)}- `, closes: ""} : {opens: " [", closes: "]"};
}

function valuesOf(nodes) {
  const found = new Map();
  for (const {type, enum: words, const: one, description} of nodes) {
    const values = words ?? (one !== undefined ? [one] : type === "boolean" ? [true, false] : type === "null" ? [null] : []);
    for (const value of values) if (!found.has(String(value))) found.set(String(value), description);
  }
  return [...found].map(([label, info]) => ({label, info, isKey: false}));
}

// -- what stands somewhere ------------------------------------------------------------------------------------------

/** Return the meaning of the last key of some steps, or null. */
function explanation(schema, steps) {
  const last = steps.findLastIndex(({key}) => key !== undefined);
  if (last < 0) return null;
  const {key, beside} = steps[last];
  const holders = thatFit(schema, follow(schema, steps.slice(0, last)), beside);
  const said = new Set();
  for (const {properties} of holders) {
    const of = properties && Object.hasOwn(properties, key) ? properties[key] : null;
    const text = of && meaning(schema, of);
    if (text) said.add(text);
  }
  return said.size ? `${key}: ${[...said].slice(0, 3).join("\n")}` : null;
}

function meaning(schema, of) {
  return of.description ?? alternatives(schema, of)[0]?.description;
}

// -- the way through the schema -------------------------------------------------------------------------------------

function follow(schema, steps) {
  let nodes = alternatives(schema, schema);
  for (const step of steps) nodes = unique(nodesBehind(schema, nodes, step).flatMap((node) => alternatives(schema, node)));
  return nodes;
}

function nodesBehind(schema, nodes, {key, beside, index}) {
  if (key === undefined) return nodes.map(({prefixItems, items}) => prefixItems?.[index] ?? items).filter(Boolean);
  return thatFit(schema, nodes, beside)
    .map(({properties, additionalProperties}) =>
      properties && Object.hasOwn(properties, key) ? properties[key] : additionalProperties,
    )
    .filter((node) => node && typeof node === "object");
}

/** Return the schemas of mappings that allow what is written beside a place; all of them if none does. */
function thatFit(schema, nodes, beside) {
  const mappings = nodes.filter(({properties, type}) => properties || type === "object");
  const fitting = mappings.filter(({properties = {}, additionalProperties}) =>
    Object.entries(beside).every(([key, text]) =>
      Object.hasOwn(properties, key)
        ? text === null || allows(schema, properties[key], text)
        : additionalProperties !== false,
    ),
  );
  return fitting.length ? fitting : mappings;
}

function allows(schema, node, text) {
  return alternatives(schema, node).some(({const: one, enum: words}) =>
    one !== undefined ? String(one) === text : !words || words.map(String).includes(text),
  );
}

/** Return the schemas, without references and choices, of which a value needs to meet one. */
function alternatives(schema, node, seen = new Set()) {
  if (!node || typeof node !== "object" || seen.has(node)) return [];
  seen.add(node);
  const says = ["properties", "items", "prefixItems", "enum", "const"].some((key) => key in node);
  const isOne = says || (typeof node.type === "string" && !node.oneOf && !node.anyOf && !node.allOf);
  const named = node.$ref && schema.$defs[node.$ref.replace("#/$defs/", "")];
  const inner = [named, ...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? [])].filter((one) => one && !isOnlyRule(one));
  return [...(isOne ? [node] : []), ...inner.flatMap((one) => alternatives(schema, one, seen))];
}

/** Whether a schema only demands or rules out something of a mapping that another schema beside it describes. */
function isOnlyRule(node) {
  const says = Object.keys(node);
  return says.some((key) => RULES.includes(key)) && says.every((key) => key === "type" || RULES.includes(key));
}

function unique(nodes) {
  return [...new Set(nodes)];
}
