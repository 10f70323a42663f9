/* The view library of the page: Preact with its hooks, and `html` for templates without a build step.

   `html` makes virtual elements from a template literal; what is put in as text stays text, never markup. */

import htm from "htm";
import {h} from "preact";

export {Component, Fragment, createContext, createRef, h, render} from "preact";
export {useCallback, useContext, useEffect, useErrorBoundary, useId, useLayoutEffect, useMemo, useReducer, useRef, useState} from "preact/hooks";

export const html = htm.bind(h);
