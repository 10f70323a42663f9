/* Tells a reader whose browser is too old for the page, before anything on the device is touched. An old browser reads this
   file, too: it is no module, and written in the JavaScript of 2009. The sentence stands on one line of the texts of the page.

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
  var start = "\npage-browser-old = ";
  var told;

  function tell(language) {
    var request = new XMLHttpRequest();
    request.open("GET", "locales/" + language + "/page.ftl");
    request.onreadystatechange = function () {
      var text, at;
      if (request.readyState !== 4) return;
      text = request.status === 200 ? request.responseText : "";
      at = text.indexOf(start);
      if (at >= 0) told.appendChild(document.createTextNode(text.slice(at + start.length).split("\n")[0]));
      else if (language !== "en") tell("en");
      else document.getElementById("no-texts").hidden = false;
    };
    request.send();
  }

  if (has.indexOf(false) < 0) return;
  told = document.createElement("p");
  told.id = "too-old"; // app.js does not start where it is
  told.className = "note";
  document.body.insertBefore(told, document.body.firstChild);
  tell((navigator.language || "en").slice(0, 2));
})();
