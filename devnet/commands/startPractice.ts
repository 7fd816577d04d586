import { type Devnet, startDevnet } from '@/devnet/devnet';
import { giveDemoPositions } from '@/devnet/farms/demoPositions';
import { mineMany, SECONDS_PER_BLOCK } from '@/devnet/node/mineMany';
import { tradeBothWays } from '@/devnet/tokens/tradeBothWays';
import { step } from './command';

/** More than the page looks back to compute what a pool has earned. */
const PAST_BLOCKS = 3_200;

/** About 15, 8 and 6 % a year, in fees. */
const TRADES = [
  { pair: ['WAVAX', 'USDC.e'], whole: '500' },
  { pair: ['WAVAX', 'PNG'], whole: '100' },
  { pair: ['USDC.e', 'USDT.e'], whole: '2000' },
] as const;

/**
 * Starts the local exchange for a person to try: its pools have trades, and the demo account has
 * stakes. Prints its steps.
 */
export async function startPractice(): Promise<Devnet> {
  const devnet = await step(
    'Starting the local chains with contracts, tokens, pools and farms',
    () => startDevnet(PAST_BLOCKS * SECONDS_PER_BLOCK),
  );
  await step('Mining two hours of blocks, with trades and deposits', () => addPast(devnet));
  return devnet;
}

async function addPast({ chains }: Devnet): Promise<void> {
  const chain = chains[43114];
  await mineMany(chain, PAST_BLOCKS);
  for (const { pair, whole } of TRADES) await tradeBothWays(chain, pair, whole);
  await giveDemoPositions(chain);
}
