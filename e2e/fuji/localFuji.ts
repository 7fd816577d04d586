import { DEMO_KEY } from '@/devnet/accounts';
import { compileContracts } from '@/devnet/contracts/compile';
import { startChain } from '@/devnet/node/chain';
import { seed } from '@/devnet/seed';

/** A local chain that stands in for Fuji, and what `npm run e2e:fuji` would get for it. */
export async function startLocalFuji() {
  const codes = await compileContracts();
  const chain = await startChain(43113);
  await seed(chain, codes);
  return {
    environment: { FUJI_RPC: chain.url, FUJI_KEY: DEMO_KEY },
    stop: chain.stop,
  };
}
