// `npm run font`: the font of the exchange, cut down to what its screens use of it.
import { writeFile } from 'node:fs/promises';
import { FONT, subsetFont } from './font/subsetFont';

const font = await subsetFont();
await writeFile(FONT, font);
console.log(`${FONT}: ${font.length} bytes`);
