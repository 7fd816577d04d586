import { createHash } from 'node:crypto';

const STYLE_NAME = /[\w.~-]+\.css(?!\w)/g;
/** Enough to tell the styles of several releases apart. */
const LETTERS = 7;

/**
 * Short names for style sheets, made from their content. The first script of each document names
 * about 80 of them.
 *
 * @param styles - The text of each style sheet, by its file name.
 * @returns The new name by the old one.
 * @throws {SameNameError} when two different texts would have the same name.
 */
export function styleNames(styles: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const textOf = new Map<string, string>();
  return new Map(
    [...styles].map(([old, text]) => {
      const name = nameOf(text);
      if ((textOf.get(name) ?? text) !== text) throw new SameNameError(name);
      textOf.set(name, text);
      return [old, name];
    }),
  );
}

function nameOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${BigInt(`0x${hash}`).toString(36).slice(0, LETTERS)}.css`;
}

/** A text with the new names of style sheets. */
export function withStyleNames(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(STYLE_NAME, (old) => names.get(old) ?? old);
}

class SameNameError extends Error {
  override readonly name = 'SameNameError';

  constructor(file: string) {
    super(`Two style sheets would be named ${file}.`);
  }
}
