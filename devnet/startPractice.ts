import { type Devnet, startDevnet } from './devnet';
import { giveDemoPositions } from './farms/demoPositions';
import { mineMany, SECONDS_PER_BLOCK } from './mineMany';
import { tradeBothWays } from './tradeBothWays';

/** More than the page looks back to tell what a pool has earned. */
const PAST_BLOCKS = 3_200;

/** About 15, 8 and 6 % a year, in fees. */
const TRADES = [
  { pair: ['WAVAX', 'USDC.e'], whole: '500' },
  { pair: ['WAVAX', 'PNG'], whole: '100' },
  { pair: ['USDC.e', 'USDT.e'], whole: '2000' },
] as const;

/**
 * Starts the local exchange for a person, who finds pools that were traded in, and the demo account
 * with stakes.
 */
export async function startPractice(): Promise<Devnet> {
  const devnet = await startDevnet(PAST_BLOCKS * SECONDS_PER_BLOCK);
  const chain = devnet.chains[43114];
  await mineMany(chain, PAST_BLOCKS);
  for (const { pair, whole } of TRADES) await tradeBothWays(chain, pair, whole);
  await giveDemoPositions(chain);
  return devnet;
}
