/* Games that are played to try something, a few at a time, until all are played or somebody stops. */

import {Button} from "./parts.js";
import {redraw} from "./redraw.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

/** A trial of so many games. `ids` are those of the buttons that `start` and `stop` it, and of what is said when it is `done`.
    `came` is what came of the latest: {games, error}, and what its steps add. */
export class Trial {
  came = null;
  running = null; // {isStopped}

  constructor(most, ids) {
    Object.assign(this, {most, ids});
  }

  /** Play: `step` plays some games and adds to what came so far, and `finish` adds the rest at the end. Return whether the focus
      waited on the button that stops. */
  async run(came, step, finish = () => {}) {
    const here = (this.running = {isStopped: false});
    this.came = Object.assign(came, {games: 0, error: ""});
    redraw();
    focusOn(this.ids.stop);
    try {
      while (this.running === here && !here.isStopped && came.games < this.most) {
        await step(came);
        redraw();
      }
      if (this.running === here) await finish(came);
    } catch (error) {
      came.error = error.message;
    }
    if (this.running !== here) return false; // it was dropped
    const hadFocus = document.activeElement?.id === this.ids.stop;
    this.running = null;
    redraw();
    document.getElementById("spoken").textContent = document.getElementById(this.ids.done)?.textContent ?? ""; // it may be in another tab now
    if (hadFocus) focusOn(this.ids.start);
    return hadFocus;
  }

  /** Forget what came of it: another set is open. */
  drop() {
    this.running = this.came = null;
  }
}

function focusOn(id) {
  document.getElementById(id).focus({preventScroll: true});
}

/** The button that starts a trial, or stops it while it goes on. */
export function StartStop({trial, label, ...more}) {
  const {running, ids} = trial;
  const stop = () => {
    running.isStopped = true;
    redraw();
  };
  if (!running) return html`<${Button} key="start" id=${ids.start} ...${more}>${label}<//>`;
  return html`<${Button} key="stop" id=${ids.stop} aria-disabled=${running.isStopped} onclick=${stop}>${say("page-replay-stop")}<//>`;
}
