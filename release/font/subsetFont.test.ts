import { readFile } from 'node:fs/promises';
import { FONT, subsetFont } from './subsetFont';

test('the shipped font is what `npm run font` makes from the installed one', async () => {
  expect((await readFile(FONT)).equals(await subsetFont())).toBe(true);
});
