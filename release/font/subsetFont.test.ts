import { readFile } from 'node:fs/promises';
import { FONT, subsetFont } from './subsetFont';

test('the font that is shipped is what `npm run font` makes of the installed one', async () => {
  expect((await readFile(FONT)).equals(await subsetFont())).toBe(true);
});
