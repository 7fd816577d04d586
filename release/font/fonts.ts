/** Code points, as [first, last]. */
type Range = readonly [first: number, last: number];

export type Font = {
  /** Its path. */
  readonly file: string;
  /** The part of the installed Inter that it is made from. */
  readonly source: 'latin' | 'latin-ext' | 'vietnamese';
  readonly characters: readonly Range[];
};

const FOLDER = 'components/ui/fonts';

/**
 * Latin-1 and common signs, without the letters of Icelandic, fractions and signs that no text has.
 * Every document loads it.
 */
export const FIRST_FONT: Font = {
  file: `${FOLDER}/inter-latin-400-600.woff2`,
  source: 'latin',
  characters: [
    [0x20, 0x7e],
    [0xa0, 0xa3],
    [0xa5, 0xa5],
    [0xa7, 0xab],
    [0xad, 0xae],
    [0xb0, 0xbb],
    [0xbf, 0xcf],
    [0xd1, 0xdd],
    [0xdf, 0xef],
    [0xf1, 0xfd],
    [0xff, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2215],
    [0xfffd, 0xfffd],
  ],
};

/**
 * What else the languages need. A browser loads one of these once a text has a character of it, so
 * no two of them share one.
 */
export const EXTRA_FONTS: readonly Font[] = [
  {
    // The Turkish letters; ÿ in capitals, which French has, and ß.
    file: `${FOLDER}/inter-latin-extended-400-600.woff2`,
    source: 'latin-ext',
    characters: [
      [0x11e, 0x11f],
      [0x130, 0x130],
      [0x15e, 0x15f],
      [0x178, 0x178],
      [0x1e9e, 0x1e9e],
    ],
  },
  {
    // The letters, and the dong.
    file: `${FOLDER}/inter-vietnamese-400-600.woff2`,
    source: 'vietnamese',
    characters: [
      [0x102, 0x103],
      [0x110, 0x111],
      [0x128, 0x129],
      [0x168, 0x169],
      [0x1a0, 0x1a1],
      [0x1af, 0x1b0],
      [0x1ea0, 0x1ef9],
      [0x20ab, 0x20ab],
    ],
  },
];

/** The styles that declare the extra fonts. */
export const EXTRA_FACES = `${FOLDER}/extraFaces.css`;

/** The characters of a font, as one text. */
export function textOf({ characters }: Font): string {
  return characters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
