// `npm run build`: writes the static site to `out/`, as it is shipped.
import { rm, writeFile } from 'node:fs/promises';
import { exportSite } from './exportSite';
import { harden } from './harden/harden';
import { writeLanguages } from './languages/languageFiles';
import { assertNoPublicSecret, assertNoSecretIn, buildVariables } from './secrets';
import { sourceHash, sourceHashFile } from './sourceHash';

const SITE = 'out';

/** With `--types-checked`, for `npm test`, whose check has run the compiler already. */
const types = process.argv.includes('--types-checked') ? { TYPES_CHECKED: '1' } : {};

const variables = await buildVariables('.', process.env);
assertNoPublicSecret(variables);
const hash = await sourceHash('.');
await rm(sourceHashFile(SITE), { force: true });
if ((await exportSite({ BUILD_ID: hash, ...types })) !== 0) process.exit(1);
try {
  await writeLanguages(SITE);
  const { pages, scripts } = await harden(SITE);
  await assertNoSecretIn(SITE, variables);
  await writeFile(sourceHashFile(SITE), hash);
  console.log(`Hardened ${pages} pages with ${scripts.size} scripts.`);
} catch (error) {
  // An incomplete policy protects nothing, and a secret may not be shipped: no site is left behind.
  await rm(SITE, { recursive: true });
  throw error;
}
