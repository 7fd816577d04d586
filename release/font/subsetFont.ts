import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';
import { type Font, textOf } from './fonts';

/** The weights that `theme.weight` names. */
const WEIGHTS = { min: 400, max: 600 };

/** Kerning, and tabular figures for amounts. */
const FEATURES = ['ccmp', 'kern', 'locl', 'tnum'];

/** A part of Inter with only our weights, features and characters: the first has 22 KB, not 48. */
export async function subsetFont(font: Font): Promise<Buffer> {
  const path = `@fontsource-variable/inter/files/inter-${font.source}-wght-normal.woff2`;
  const source = await readFile(createRequire(import.meta.url).resolve(path));
  return subset(source, textOf(font), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}
