// Fills texts as the page does: reads [{locale, files, asked: [[id, attribute, values]]}] and writes the texts of each.
import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {join} from "node:path";
import {pathToFileURL} from "node:url";

const require = createRequire(pathToFileURL(join(process.argv[2], "filled_texts.mjs")));
const {FluentBundle, FluentResource} = await import(pathToFileURL(require.resolve("@fluent/bundle")));

const filled = ({locale, files, asked}) => {
  const bundle = new FluentBundle(locale, {useIsolating: false});
  for (const file of files) {
    const errors = bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
    if (errors.length) throw new Error(`${file}: ${errors}`);
  }
  return asked.map(([id, attribute, values]) => {
    const message = bundle.getMessage(id);
    const errors = [];
    const text = bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, values, errors);
    if (errors.length) throw new Error(`${id}: ${errors}`);
    return text;
  });
};

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf-8")).map(filled)));
