/* The words of the page in the language of the reader. Reasons and remarks come from Python in the same language, problems of files in English. */

import {ROWS} from "./translations.js";

/** The languages of the page, in the order of a row of words. */
export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português",
  ru: "Русский",
};
const WORDS = Object.fromEntries(
  Object.keys(LANGUAGES).map((language, index) => [language, new Map(ROWS.map((row) => [row[0], row[index]]))]),
);
const FORMS = ["one", "few", "many"]; // of a text that agrees with a number

let language = "en";

export function speak(chosen) {
  language = chosen in LANGUAGES ? chosen : "en";
  document.documentElement.lang = language;
}

export function spoken() {
  return language;
}

/** Return a text of the page in the language of the reader, with `{}` filled in from the left; the first may be a number. */
export function say(text, ...values) {
  const said = WORDS[language].get(text) ?? text;
  const parts = (Array.isArray(said) ? agreeing(said, values[0]) : said).split("{}");
  return parts.map((part, index) => part + (index < parts.length - 1 ? (values[index] ?? "") : "")).join("");
}

function agreeing(forms, number) {
  return forms[FORMS.indexOf(new Intl.PluralRules(language).select(number))];
}
