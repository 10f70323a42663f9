/* Tells a reader whose browser is too old for the page, before anything on the device is touched. An old browser reads this
   file, too: it is no module, and written in the JavaScript of 2009.

   The oldest browsers are Safari 16.4, Firefox 114 and Chromium 111: what is asked for here came with them or before. */

(function () {
  "use strict";
  var has = [
    "AbortSignal" in self && "timeout" in AbortSignal,
    "CompressionStream" in self,
    "HTMLDialogElement" in self,
    "structuredClone" in self,
    "findLastIndex" in Array.prototype,
    "hasOwn" in Object,
    "CSS" in self && CSS.supports("color", "color-mix(in srgb, red, blue)"),
    "CSS" in self && CSS.supports("height", "1svh")
  ];
  var words = {
    en: "This browser is too old for Viceroy. It works from Safari 16.4, Firefox 114 and Chrome 111 on. Games that are kept here stay as they are.",
    fr: "Ce navigateur est trop ancien pour Viceroy. Il faut au moins Safari 16.4, Firefox 114 ou Chrome 111. Les parties gardées ici restent comme elles sont.",
    de: "Dieser Browser ist zu alt für Viceroy. Es läuft ab Safari 16.4, Firefox 114 und Chrome 111. Spiele, die hier liegen, bleiben, wie sie sind.",
    it: "Questo browser è troppo vecchio per Viceroy. Funziona da Safari 16.4, Firefox 114 e Chrome 111 in poi. Le partite conservate qui restano come sono.",
    pt: "Este navegador é antigo demais para Viceroy. Funciona a partir do Safari 16.4, Firefox 114 e Chrome 111. As partidas guardadas aqui ficam como estão.",
    ru: "Этот браузер слишком старый для Viceroy. Нужен Safari от 16.4, Firefox от 114 или Chrome от 111. Партии, которые здесь хранятся, остаются как были."
  };
  if (has.indexOf(false) < 0) return;
  var told = document.createElement("p");
  told.id = "too-old";
  told.className = "note";
  told.appendChild(document.createTextNode(words[(navigator.language || "en").slice(0, 2)] || words.en));
  document.body.insertBefore(told, document.body.firstChild);
})();
