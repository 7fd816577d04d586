import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

/** The path of the shipped font. */
export const FONT = 'components/ui/fonts/inter-latin-400-600.woff2';

const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The weights that `theme.weight` names. */
const WEIGHTS = { min: 400, max: 600 };

/** Kerning, and tabular figures for amounts. */
const FEATURES = ['ccmp', 'kern', 'locl', 'tnum'];

/** The characters of Western European languages, and common signs, as [first, last]. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0xfffd, 0xfffd],
] as const;

/** Inter with only our weights, features and characters: 22 KB instead of 48. */
export async function subsetFont(): Promise<Buffer> {
  const source = await readFile(createRequire(import.meta.url).resolve(SOURCE));
  const text = CHARACTERS.map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  ).join('');
  return subset(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}
