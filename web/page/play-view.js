/* The tab where one plays; there is none yet. */

export const PlayTab = null;
