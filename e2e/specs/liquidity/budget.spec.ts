import type { DevnetChain } from '@/devnet/devnet';
import type { Token } from '@/lib/base/tokens/token';
import { NO_SAVED_PAIRS, withPair } from '@/lib/site/settings/savedPairs';
import { giveLiquidity, mineToSearchAnd, type PairKeys } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { withoutBlocks } from '../../chain/withoutBlocks';
import { Frame } from '../../pages/Frame';
import { PoolPage } from '../../pages/PoolPage';
import { expectBlockWithinBudget, measured } from '../../screen/budgets';
import { saveSettings } from '../../setup/savedSettings';

/** Pairs of known tokens with WAVAX and PNG, where the page always looks for liquidity. */
const TRACKED: readonly PairKeys[] = [
  ['WAVAX', 'USDC.e'],
  ['WAVAX', 'USDT.e'],
  ['WAVAX', 'PNG'],
  ['WAVAX', 'WETH.e'],
  ['WAVAX', 'WBTC.e'],
  ['WAVAX', 'LINK.e'],
  ['WAVAX', 'USDT'],
  ['WAVAX', 'SPORE'],
  ['WAVAX', 'mYAK'],
  ['WAVAX', 'QI'],
  ['PNG', 'JOE'],
  ['PNG', 'TIME'],
];
/** Pairs that the user has found. */
const SAVED: readonly PairKeys[] = [
  ['USDC.e', 'USDT.e'],
  ['USDC.e', 'DAI.e'],
  ['WETH.e', 'USDC.e'],
  ['WAVAX', 'B32'],
  ['WAVAX', 'WHOLE'],
  ['WAVAX', 'CENT'],
  ['WAVAX', 'FINE'],
  ['WAVAX', 'REBASE'],
];
const POSITIONS = [...TRACKED, ...SAVED];

function savedPairs({ tokens }: DevnetChain) {
  const token = (key: PairKeys[number]): Token => {
    const { address, symbol, name, decimals } = tokens[key];
    return { type: 'token', chainId: 43114, address, symbol, name, decimals };
  };
  return SAVED.reduce((pairs, [a, b]) => withPair(pairs, token(a), token(b)), NO_SAVED_PAIRS);
}

async function shownBlock(chain: DevnetChain, frame: Frame): Promise<void> {
  const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }));
  await expect.poll(() => frame.blockNumber()).toBeGreaterThanOrEqual(head);
}

test('RPC-11 RPC-14 RPC-37 LIQ-02 with 20 positions a block costs the poll and one batch, within its budget, and all pairs are searched every 30 blocks only', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const { proxy } = chain;
  for (const keys of POSITIONS) await giveLiquidity(chain, keys, 1n);
  await saveSettings(page, { pairs: savedPairs(chain) });
  const pool = new PoolPage(page);
  await pool.openConnected();
  await expect(pool.status).toHaveText(`${POSITIONS.length} positions`);

  await mineToSearchAnd(chain, 2n);
  await shownBlock(chain, new Frame(page));
  // Figures that belong together have a multicall of their own, and the header reads its PNG.
  await expectBlockWithinBudget(chain, 'pool with 20 positions');

  await withoutBlocks(chain, async () => {
    proxy.resetTraffic();
    await mineToSearchAnd(chain, 0n);
    // Three reads for each position, and one balance for each pair, most of which do not exist.
    await expect
      .poll(() => proxy.traffic().entries)
      .toBeGreaterThan(POSITIONS.length * 3 + 2 * POSITIONS.length);
    measured(`${proxy.traffic().entries} calls in a block of the search`);
  });
});
