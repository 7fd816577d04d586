// `npm run build`: writes the static site to `out/`, as it is shipped.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { harden } from './harden/harden';
import { assertNoPublicSecret, assertNoSecretIn, buildVariables } from './secrets';
import { sourceHash, sourceHashFile } from './sourceHash';

const SITE = 'out';

/** With `--types-checked`, for `npm test`, whose check has run the compiler already. */
const types = process.argv.includes('--types-checked') ? { TYPES_CHECKED: '1' } : {};

/** Runs `next build` and shows its output. Returns its exit code. */
async function exportSite(buildId: string): Promise<unknown> {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', BUILD_ID: buildId, ...types },
  });
  const [code] = await once(child, 'exit');
  return code;
}

const variables = await buildVariables('.', process.env);
assertNoPublicSecret(variables);
const hash = await sourceHash('.');
await rm(sourceHashFile(SITE), { force: true });
if ((await exportSite(hash)) !== 0) process.exit(1);
try {
  const { pages, scripts } = await harden(SITE);
  await assertNoSecretIn(SITE, variables);
  await writeFile(sourceHashFile(SITE), hash);
  console.log(`Hardened ${pages} pages with ${scripts} scripts.`);
} catch (error) {
  // An incomplete policy protects nothing, and a secret may not be shipped: no site is left behind.
  await rm(SITE, { recursive: true });
  throw error;
}
