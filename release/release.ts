// `npm run release`: packs the built site with its credentials as one archive, and prints its
// address.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pack } from './pack/pack';
import { configurationWith } from './releaseConfiguration';
import { assertNoSecretIn } from './secrets';

const BUILT = 'out';
const RELEASE = 'release/dist';
const SITE = join(RELEASE, 'site');
const CONFIGURATION = 'config.json';
const ARCHIVE = join(RELEASE, 'site.car');

const file = await readFile(join(BUILT, CONFIGURATION), 'utf8');
// Throws before anything is packed.
const configuration = configurationWith(file, process.env);
await rm(RELEASE, { recursive: true, force: true });
await mkdir(RELEASE);
await cp(BUILT, SITE, { recursive: true });
await writeFile(join(SITE, CONFIGURATION), configuration);
await assertNoSecretIn(SITE, process.env);
const { cid, car } = await pack(SITE);
await writeFile(ARCHIVE, car);
console.log(`${ARCHIVE}\n${cid}`);
