import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { isSeveral, withOwnTexts } from './withOwnTexts';

export type { JSX } from 'react/jsx-dev-runtime';
export const { Fragment } = react;

/** An element, for JSX that was compiled for development. */
export function jsxDEV(
  type: ElementType,
  props: unknown,
  key: Key | undefined,
  isStatic: boolean,
  source?: react.JSXSource,
  self?: unknown,
) {
  const own = withOwnTexts(type, props);
  return react.jsxDEV(type, own, key, isStatic && isSeveral(own), source, self);
}
