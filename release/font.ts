// `npm run font`: reduces the exchange's font to what its screens use.
import { writeFile } from 'node:fs/promises';
import { fontFaces } from './font/fontFaces';
import { EXTRA_FACES, EXTRA_FONTS, FIRST_FONT } from './font/fonts';
import { subsetFont } from './font/subsetFont';

for (const font of [FIRST_FONT, ...EXTRA_FONTS]) {
  const content = await subsetFont(font);
  await writeFile(font.file, content);
  console.log(`${font.file}: ${content.length} bytes`);
}
await writeFile(EXTRA_FACES, fontFaces(EXTRA_FONTS));
