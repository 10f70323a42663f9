/* The texts of the page in the language of the reader: messages of Fluent from the file of that language alone. Reasons and
   remarks come from Python in the same language, problems of files in English. */

import {FluentBundle, FluentNumber, FluentResource} from "./vendor/fluent.js";

let languages = null; // {name, locale} by tag, of those that are finished, in the order of menus
let language = "en";
let bundle = null;

/** Say everything in this language from now on, in English if the page does not have it. Fails where its texts do not come:
    then all stays as it is. Of several languages that are on their way, the one that was chosen last counts. */
export async function speak(tag) {
  const chosen = (latest = Symbol(tag));
  languages ??= await finished();
  const known = Object.hasOwn(languages, tag) ? tag : "en";
  const made = new FluentBundle(languages[known].locale, {useIsolating: false});
  made.addResource(new FluentResource(await textOf(`${known}/page.ftl`)));
  if (chosen !== latest) return;
  [language, bundle] = [known, made];
  document.documentElement.lang = known;
}

let latest = null;

async function finished() {
  const all = Object.entries(JSON.parse(await textOf("languages.json")));
  return Object.fromEntries(all.filter(([, one]) => one.finished));
}

async function textOf(file) {
  const response = await fetch(`locales/${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

/** Return the tag of the language of the reader. */
export function spoken() {
  return language;
}

/** Return the languages of the page, in the order of menus: [tag, name] each, the name in the language itself. */
export function languageNames() {
  return Object.entries(languages).map(([tag, {name}]) => [tag, name]);
}

/** Return a text in the language of the reader: the message with this id, and with these values where it has places for them.
    A number goes in as a number, so that the text can agree with it. */
export function say(id, values = {}) {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    reportError(new Error(`there is no text ${id}`));
    return id;
  }
  const errors = [];
  const said = bundle.formatPattern(message.value, Object.fromEntries(Object.entries(values).map(plain)), errors);
  errors.forEach(reportError);
  return said;
}

/** Return names as a list in words: Ada, Ben and Cid. */
export function listed(names) {
  return new Intl.ListFormat(language).format(names);
}

/** Write a number without marks between its thousands: it may be a card, a line of a file or an address. */
function plain([name, value]) {
  return [name, typeof value === "number" ? new FluentNumber(value, {useGrouping: false}) : value];
}
