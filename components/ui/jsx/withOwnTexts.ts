import { type ElementType, Fragment } from 'react';
import { jsx } from 'react/jsx-runtime';
import { isolatedParts, joinedParts, plainString } from './isolatedParts';

type Props = Readonly<Record<string, unknown>>;

/** Attributes that are texts. */
const NAMES = ['aria-label', 'title', 'alt', 'placeholder'];
/** The attribute that components of others take too. */
const LABEL = ['aria-label'];
/** Elements that hold a text alone. */
const PLAIN: readonly ElementType[] = ['title', 'option'];

/**
 * The props of an element, with each text in an element of its own if it has siblings.
 *
 * A browser's translator and some extensions replace text nodes. React goes on writing to a text
 * node that has siblings, so its replacement would stay as it is, and removing it throws. The text
 * of an element with no other child is written through the element, which stays.
 *
 * A part of a text between isolates, such as a symbol, becomes an element that is not translated.
 */
export function withOwnTexts(type: ElementType, props: unknown): unknown {
  if (!isProps(props)) return props;
  const { children } = props;
  const own = withPlainNames(props, typeof type === 'string' ? NAMES : LABEL);
  // A component may expect a text.
  if (isText(children) && typeof type !== 'string' && type !== Fragment) return own;
  const list = isText(children) ? [children] : children;
  if (!Array.isArray(list) || !list.some(mayHoldText)) return own;
  if (type === Fragment || !list.every(isText)) return { ...own, children: ownTexts(list) };
  const text = list.join('');
  return { ...own, children: PLAIN.includes(type) ? plainString(text) : joinedParts(text) };
}

/** Whether these props have a list of children, and not a single one. */
export function isSeveral(props: unknown): boolean {
  return isProps(props) && Array.isArray(props.children);
}

/** Texts that follow each other become one. Each child keeps its place, where React expects it. */
function ownTexts(children: readonly unknown[]): readonly unknown[] {
  return children.map((child, place) => {
    if (Array.isArray(child)) return child.some(mayHoldText) ? ownTexts(child) : child;
    if (!isText(child)) return child;
    if (isText(children[place - 1])) return null;
    const end = children.findIndex((next, at) => at > place && !isText(next));
    const texts = children.slice(place, end < 0 ? undefined : end);
    const text = texts.join('');
    // Nothing translates a space, and a flexible box would place an element between two gaps.
    if (text.trim() === '') return text;
    return jsx('span', { children: isolatedParts(text) }, `text${place}`);
  });
}

function withPlainNames(props: Props, names: readonly string[]): Props {
  let plain = props;
  for (const name of names) {
    const text = props[name];
    if (typeof text === 'string') {
      const shown = plainString(text);
      if (shown !== text) plain = { ...plain, [name]: shown };
    }
  }
  return plain;
}

function mayHoldText(child: unknown): boolean {
  return isText(child) || Array.isArray(child);
}

function isText(child: unknown): child is string | number | bigint {
  return typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
}

function isProps(props: unknown): props is Props {
  return typeof props === 'object' && props !== null;
}
