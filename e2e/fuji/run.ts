// Swaps, sends, supplies and removes on Fuji through the exported site: `npm run e2e:fuji`. Exits
// with 0 and one sentence when FUJI_RPC and FUJI_KEY are not set.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildSite, isBuilt } from '@/devnet/site/build';
import { SITE } from '../setup/hosts';
import { NoFujiAccessError, openFujiAccess, reasonToSkip } from './fujiAccess';

const TESTS = ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/fuji'];

async function run(): Promise<number> {
  const reason = reasonToSkip(process.env);
  if (reason !== undefined) {
    console.log(reason);
    return 0;
  }
  const { account } = await openFujiAccess(process.env);
  console.log(`Testing on Fuji with the account ${account.address}.`);
  if (process.env.E2E_SITE === undefined && !(await isBuilt(SITE))) await buildSite();
  const [code] = await once(spawn(process.execPath, TESTS, { stdio: 'inherit' }), 'exit');
  return code ?? 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof NoFujiAccessError ? error.message : error);
  process.exitCode = 1;
}
