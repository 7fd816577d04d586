import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { type Currency, nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pairOf } from '@/lib/exchange/pairs/pair';
import type { Trade } from '@/lib/exchange/trade/trade';
import { swapIntent } from '@/lib/features/swap/swapIntent';
import type { SwapTerms } from '@/lib/features/swap/swapTerms';

/** The account that swaps. */
export const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** Another recipient. */
export const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
export const DEADLINE = 1_800_000_000n;
export const avax = nativeCurrency(43114);
export const [wavax, png, usdt] = [token('WAVAX'), token('PNG'), token('USDT.e')];

function token(symbol: string): Token {
  const found = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (found === undefined) throw new Error(symbol);
  return found;
}

/** A proposed swap of 10,050 smallest units for 20,100, at a tolerance of 0.5 percent. */
export function proposed(type: Trade['type'], input: Currency, output: Currency): SwapTerms {
  const [sold, bought] = [wrapped(input), wrapped(output)];
  const pair = pairOf(amountOf(sold, 10n ** 24n), amountOf(bought, 10n ** 24n));
  const trade: Trade = {
    type,
    route: [sold, bought],
    pairs: [pair],
    amountIn: amountOf(sold, 10_050n),
    amountOut: amountOf(bought, 20_100n),
  };
  return {
    trade,
    input,
    output,
    account: ACCOUNT,
    recipient: ACCOUNT,
    slippageBps: 50,
    deadlineSeconds: 3600,
  };
}

/** The addresses of a route. */
export const path = (...tokens: readonly Token[]) => tokens.map(({ address }) => address);

/** What the review of a swap allows: its methods, its AVAX, and what each argument may be. */
export function allowedSwap(swap: SwapTerms) {
  const { chainId, account, statement } = swapIntent(swap);
  const { functionNames, args, value } = statement.allowedCall({
    chainId,
    account,
    nowSeconds: DEADLINE - 3_600n,
  });
  const allows = (expected: Readonly<Record<string, unknown>>) =>
    Object.entries(expected).every(([name, argument]) => args?.[name]?.(argument));
  return { functionNames, value, allows };
}
