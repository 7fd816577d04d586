import compile from 'icu-minify/compile';
import type { Texts } from './texts';

type Compiled = { readonly [key: string]: ReturnType<typeof compile> | Compiled };

/** Texts as `next-intl` formats them, without a parser in the page. */
export function compileTexts(texts: Texts): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileTexts(value),
    ]),
  );
}
