// A loader for Turbopack: lets texts group the digits of their numbers by spaces that the page's font
// has.
//
// `Intl` groups French digits by narrow spaces (`lib/base/text/inSpacesOfFont.ts`), and next-intl has
// no place to say otherwise for the numbers of texts.

/** Where a number becomes a text: for `{count, number}`, and for `#` of a plural. */
const FORMATTED = /\bgetNumberFormat\([\w.]+(?:, ?\w+)?\)\.format\([\w.]+\)/g;
const PLACES = 2;

module.exports = function intlLoader(source) {
  if (source.match(FORMATTED)?.length !== PLACES)
    throw new Error('use-intl formats numbers in another way: adapt release/intlLoader.cjs');
  return source.replace(FORMATTED, String.raw`$&.replaceAll("\u202f","\xa0")`);
};
