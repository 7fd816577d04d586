import type { Locator } from 'playwright/test';
import { parseEther } from 'viem';
import type { DevnetChain } from '@/devnet/devnet';
import { pairAddressOf } from '@/e2e/chain/liquidity';
import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { bestTradeExactIn } from '@/lib/exchange/trade/bestTrade';
import type { Trade } from '@/lib/exchange/trade/trade';

/** What is paid for QI: a sandwich around it pays, since its pool is shallow. */
export const SOLD = '0.5';

/** The sale of AVAX for QI at the pool's reserves now. */
export async function saleOfAvax(chain: DevnetChain): Promise<Trade> {
  const wavax = wrappedNative(43114);
  const qi = CATALOGUE[43114].find(({ symbol }) => symbol === 'QI');
  if (qi === undefined) throw new TypeError('QI is missing');
  const [reserve0, reserve1] = await chain.client.readContract({
    address: await pairAddressOf(chain, ['WAVAX', 'QI']),
    abi: pairAbi,
    functionName: 'getReserves',
  });
  const isWavaxFirst = wavax.address.toLowerCase() < qi.address.toLowerCase();
  const [avax, bought] = isWavaxFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  const trade = bestTradeExactIn({
    pairs: [pairOf(amountOf(wavax, avax), amountOf(qi, bought))],
    amountIn: amountOf(wavax, parseEther(SOLD)),
    tokenOut: qi,
  });
  if (trade === undefined) throw new TypeError('no trade');
  return trade;
}

/** The text about a tolerance, in the settings or in a review. */
export function adviceIn(dialog: Locator) {
  return {
    risk: dialog.locator('p', { hasText: /sandwich/i }),
    held: dialog.locator('p', { hasText: /would have been enough for the last \d+ blocks seen/ }),
    use: (percent: string) => dialog.getByRole('button', { name: `Set tolerance to ${percent}` }),
    undo: (percent: string) => dialog.getByRole('button', { name: `Set it back to ${percent}` }),
  };
}
