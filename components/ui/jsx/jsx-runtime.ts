import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { isSeveral, withOwnTexts } from './withOwnTexts';

export type { JSX } from 'react/jsx-runtime';
export const { Fragment } = react;

/** An element, for compiled JSX: see `jsxImportSource` in `tsconfig.json`. */
export function jsx(type: ElementType, props: unknown, key?: Key) {
  return react.jsx(type, withOwnTexts(type, props), key);
}

/** An element with several children in fixed places. */
export function jsxs(type: ElementType, props: unknown, key?: Key) {
  const own = withOwnTexts(type, props);
  return isSeveral(own) ? react.jsxs(type, own, key) : react.jsx(type, own, key);
}
