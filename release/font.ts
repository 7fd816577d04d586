// `npm run font`: reduces the exchange's font to what its screens use.
import { writeFile } from 'node:fs/promises';
import { FONT, subsetFont } from './font/subsetFont';

const font = await subsetFont();
await writeFile(FONT, font);
console.log(`${FONT}: ${font.length} bytes`);
