/* The words of the page in the language of the reader. Reasons come from Python in the same language, problems in English. */

import {WORDS} from "./translations.js";

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português",
  ru: "Русский (card names)",
};

let language = "en";

export function speak(chosen) {
  language = chosen in LANGUAGES ? chosen : "en";
  document.documentElement.lang = language === "ru" ? "en" : language;
}

export function spoken() {
  return language;
}

/** Return a text of the page in the language of the reader, with `{}` filled in from the left. */
export function say(text, ...values) {
  const parts = (WORDS[language]?.[text] ?? text).split("{}");
  return parts.map((part, index) => part + (index < parts.length - 1 ? (values[index] ?? "") : "")).join("");
}
