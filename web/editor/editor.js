/* The editor of the workshop: CodeMirror for YAML, as one file for the page (`npm run build:editor`).

   It stands in a shadow root: there its styles are style sheets of the root, which a strict policy allows. Its colors are
   the custom properties of the page. */

import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  completionStatus,
  startCompletion,
} from "@codemirror/autocomplete";
import {defaultKeymap, history, historyKeymap, indentWithTab} from "@codemirror/commands";
import {bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting} from "@codemirror/language";
import {lintGutter, lintKeymap, setDiagnostics} from "@codemirror/lint";
import {Compartment, EditorState, Prec, Transaction} from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import {tags} from "@lezer/highlight";

import {language, yaml} from "./parser.js";
import {stepsAt, typedAt} from "./where.js";

const WORD_LATER = /^[\w/-]*$/;

/** Make an editor in an element.

    `complete` returns the completions of a place that `typedAt` describes: {label, info, opens}, where `opens` is what the
    value starts with. `explain` returns the text about steps, or null. `onchange` is called when the text has changed,
    `onmove` when it or the cursor has, `onfull` when it would be longer than `most` characters, which it never is. */
export function makeEditor(parent, {text, label, most, complete, explain, onchange, onmove, onfull}) {
  const root = parent.attachShadow({mode: "open"});
  const named = new Compartment();
  const naming = (says) => EditorView.contentAttributes.of({"aria-label": says, tabindex: "0"});
  const listen = EditorView.updateListener.of((update) => {
    if (update.docChanged) onchange();
    if (update.docChanged || update.selectionSet) onmove();
  });
  const more = [
    EditorState.changeFilter.of((change) => isSmall(change) || (onfull(), false)),
    named.of(naming(label)),
    listen,
    autocompletion({override: [(context) => completions(context, complete)], icons: false}),
    hoverTooltip((view, position) => tooltip(view, position, explain), {hideOnChange: true}),
  ];
  const isSmall = ({newDoc, startState}) => newDoc.length <= Math.max(most, startState.doc.length);
  const fresh = (doc) => EditorState.create({doc, extensions: [...EXTENSIONS, ...more]});
  const view = new EditorView({state: fresh(text), parent: root, root});
  return {
    text: () => view.state.doc.toString(),
    setText: (doc) => view.setState(fresh(doc)),
    replace: (changes) => view.dispatch({changes, annotations: Transaction.addToHistory.of(false)}), // nobody typed it here
    relabel: (says) => view.dispatch({effects: named.reconfigure(naming(says))}),
    line: () => view.state.doc.lineAt(view.state.selection.main.head).number,
    about: () => explain(stepsAt(view.state.doc.toString(), view.state.selection.main.head) ?? []),
    mark: (problems) => view.dispatch(setDiagnostics(view.state, problems.map((one) => diagnostic(view.state.doc, one)))),
    suggest: () => {
      view.focus();
      startCompletion(view);
    },
    goTo: (line, column) => {
      const anchor = placeIn(view.state.doc, line, column);
      view.dispatch({selection: {anchor}, effects: EditorView.scrollIntoView(anchor, {y: "center"})});
      view.focus();
    },
  };
}

// -- problems -------------------------------------------------------------------------------------------------------

/** Return the offset of a line and a column in characters, both from 1; the nearest there is. */
function placeIn(doc, line, column) {
  const {from, text} = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return from + [...text].slice(0, column - 1).join("").length; // a column counts a character beyond the BMP once
}

/** Return a problem as the editor underlines it: the word, key or bracket at its place. */
function diagnostic(doc, {line, column, severity, message}) {
  const from = placeIn(doc, line, column);
  const after = doc.lineAt(from).text.slice(from - doc.lineAt(from).from);
  const length = /^("[^"]*"?|'[^']*'?|[^\s,\]}:#]+|.)?/.exec(after)[0].length;
  return {from: length ? from : Math.max(doc.lineAt(from).from, from - 1), to: from + length, severity, message};
}

// -- help while one types -------------------------------------------------------------------------------------------

function completions(context, complete) {
  const place = typedAt(context.state.doc.toString(), context.pos);
  if (!place) return null;
  if (place.from === context.pos && !context.explicit) return null;
  const options = complete(place).map((one, index) => ({
    label: one.label,
    info: one.info ? () => textElement(one.info) : undefined,
    boost: -Math.min(index, 99),
    apply: (view, _, from, to) => insert(view, one, place, from, to),
  }));
  return options.length ? {from: place.from, options, validFor: WORD_LATER} : null;
}

function insert(view, {label, opens, closes, isKey}, {hasColon}, from, to) {
  const head = isKey && !hasColon ? `${label}:${opens}` : label;
  const tail = isKey && !hasColon ? closes : "";
  view.dispatch({
    changes: {from, to, insert: head + tail},
    selection: {anchor: from + head.length},
    userEvent: "input.complete",
  });
  if (isKey && !hasColon) startCompletion(view);
}

function tooltip(view, position, explain) {
  if (completionStatus(view.state)) return null; // it would cover what is offered
  const steps = stepsAt(view.state.doc.toString(), position);
  const text = steps && explain(steps);
  return text ? {pos: view.state.wordAt(position)?.from ?? position, create: () => ({dom: textElement(text)})} : null;
}

function textElement(text) {
  const made = document.createElement("div");
  made.className = "about";
  made.lang = "en"; // as the schema is
  made.textContent = text;
  return made;
}

// -- typing ---------------------------------------------------------------------------------------------------------

/** Put what is typed in place of a selection. Chromium would do it too, but in the look of what stood there, by styles that
    a strict policy refuses. */
function typeOver({inputType, data, cancelable}, view) {
  const {from, to, empty} = view.state.selection.main;
  if (inputType !== "insertText" || !data || !cancelable || empty || view.composing) return false;
  const typed = () =>
    view.state.update(view.state.replaceSelection(data), {userEvent: "input.type", scrollIntoView: true});
  const isDone = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, data, typed));
  if (!isDone) view.dispatch(typed());
  return true;
}

// -- how it looks and behaves ---------------------------------------------------------------------------------------

const COLORS = HighlightStyle.define([
  {tag: [tags.definition(tags.propertyName), tags.propertyName], color: "var(--code-key)", fontWeight: "600"},
  {tag: [tags.string, tags.attributeValue], color: "var(--code-text)"},
  {tag: tags.comment, color: "var(--soft)", fontStyle: "italic"},
  {tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: "var(--soft)"},
]);

const LOOK = EditorView.theme({
  "&": {
    height: "100%",
    color: "var(--ink)",
    backgroundColor: "var(--sheet)",
    fontSize: "0.94rem",
  },
  "&.cm-focused": {outline: "none"}, // the page draws one around it
  ".cm-scroller": {fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace", lineHeight: "1.5"},
  ".cm-content": {caretColor: "var(--ink)", padding: "8px 0 40px"},
  ".cm-cursor": {borderLeftColor: "var(--ink)", borderLeftWidth: "2px"},
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--code-selected)",
  },
  ".cm-gutters": {backgroundColor: "var(--paper)", color: "var(--soft)", borderRight: "1px solid var(--line)"},
  ".cm-gutter-lint": {width: "1.1em"},
  ".cm-lineNumbers .cm-gutterElement": {padding: "0 4px 0 2px", minWidth: "2ch"},
  ".cm-activeLine": {backgroundColor: "transparent"},
  "&.cm-focused .cm-activeLine": {backgroundColor: "var(--code-line)"},
  ".cm-activeLineGutter": {backgroundColor: "var(--code-line)", color: "var(--ink)"},
  "&.cm-focused .cm-matchingBracket": {backgroundColor: "var(--code-selected)"},
  ".cm-tooltip": {
    backgroundColor: "var(--sheet)",
    color: "var(--ink)",
    border: "1px solid var(--edge)",
    borderRadius: "8px",
    boxShadow: "0 4px 16px rgb(0 0 0 / 25%)",
  },
  ".cm-tooltip .about, .cm-completionInfo": {
    padding: "8px 10px",
    maxWidth: "min(24rem, 80vw)",
    font: "0.9rem/1.4 system-ui, sans-serif",
    whiteSpace: "pre-line",
  },
  ".cm-completionInfo .about": {padding: "0"},
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {fontFamily: "inherit", maxHeight: "16em", borderRadius: "7px"},
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {padding: "4px 10px"},
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--main)",
    color: "var(--on-main)",
  },
  "@media (max-width: 40rem)": {
    ".cm-completionInfo": {display: "none"}, // it would cover the line that one writes
  },
  "@media (pointer: coarse)": {
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {padding: "11px 12px"},
  },
  ".cm-diagnostic": {font: "0.9rem/1.4 system-ui, sans-serif", padding: "8px 10px", maxWidth: "min(28rem, 86vw)"},
  ".cm-diagnostic-error": {borderLeft: "5px solid var(--error)"},
  ".cm-diagnostic-warning": {borderLeft: "5px solid var(--question)"},
  ".cm-lintRange-error": {backgroundImage: "none", textDecoration: "underline wavy var(--error) 2px", textUnderlineOffset: "3px"},
  ".cm-lintRange-warning": {backgroundImage: "none", textDecoration: "underline dotted var(--question) 2px", textUnderlineOffset: "3px"},
  ".cm-lint-marker": {width: "0.9em", height: "0.9em", textAlign: "center", fontWeight: "800", lineHeight: "1"},
  ".cm-lint-marker-error": {content: "none"},
  ".cm-lint-marker-warning": {content: "none"},
  ".cm-lint-marker-error::before": {content: "'!'", color: "var(--error)"},
  ".cm-lint-marker-warning::before": {content: "'?'", color: "var(--question)"},
});

const EXTENSIONS = [
  LOOK,
  lineNumbers(),
  lintGutter(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  drawSelection(),
  EditorView.lineWrapping,
  EditorView.domEventHandlers({beforeinput: typeOver}),
  EditorState.tabSize.of(2),
  indentUnit.of("  "),
  yaml(),
  language.data.of({closeBrackets: {brackets: ["[", "{", '"']}}),
  bracketMatching(),
  closeBrackets(),
  syntaxHighlighting(COLORS),
  Prec.high(keymap.of([{key: "Tab", run: acceptCompletion}])),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap, indentWithTab]),
];
