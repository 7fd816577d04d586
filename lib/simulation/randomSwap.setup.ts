import { ACCOUNTS } from '@/devnet/accounts';
import { amountOf } from '@/lib/amounts/amount';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { Pair } from '@/lib/pairs/pair';
import type { Intent } from '@/lib/submit/intent';
import { maximumPaid } from '@/lib/swap/proposedSwap';
import { swapIntent } from '@/lib/swap/swapIntent';
import { wrapType } from '@/lib/swap/wrap';
import { wrapIntent } from '@/lib/swap/wrapIntent';
import type { Currency } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';
import { wrapped } from '@/lib/tokens/wrapped';
import { bestTradeExactIn, bestTradeExactOut } from '@/lib/trade/bestTrade';
import { type CurrencyKey, currencyOf, tokenOf } from './devnetSimulation.setup';
import type { RandomSource } from './randomSource.setup';

/** A transaction to be simulated and then sent. */
export type TestedTransaction = {
  readonly name: string;
  readonly intent: Intent;
  /** What the router takes, in tokens. */
  readonly taken: readonly { readonly token: Token; readonly raw: bigint }[];
  readonly currencies: readonly Currency[];
};

/** The state that a random transaction is made for. */
export type Market = {
  readonly random: RandomSource;
  readonly pairs: readonly Pair[];
  /** What the account has of a currency. */
  readonly held: (currency: Currency) => Promise<bigint>;
};

const ACCOUNT = ACCOUNTS.demo;
const TERMS = { account: ACCOUNT, deadlineSeconds: 3_600 } as const;

/** The tolerances that are tried: none, usual ones, and any. */
export const TOLERANCES: readonly [number, ...number[]] = [0, 10, 50, 500, 10_000];

/** The router of the local exchange. */
export const ROUTER = EXCHANGE_ADDRESSES[43114].router;

/** A random swap between two of some currencies; undefined where no route leads. */
export async function randomSwap(
  { random, pairs, held }: Market,
  keys: readonly [CurrencyKey, ...CurrencyKey[]],
): Promise<TestedTransaction | undefined> {
  const [input, output] = [currencyOf(random.oneOf(keys)), currencyOf(random.oneOf(keys))];
  const [tokenIn, tokenOut] = [wrapped(input), wrapped(output)];
  if (tokenIn.address === tokenOut.address) return undefined;
  const isExactIn = random.isOnce(2);
  const trade = isExactIn
    ? bestTradeExactIn({
        pairs,
        amountIn: amountOf(tokenIn, random.amountOf(await held(input))),
        tokenOut,
      })
    : bestTradeExactOut({
        pairs,
        tokenIn,
        amountOut: amountOf(tokenOut, random.amountOf(await held(output))),
      });
  if (trade === undefined) return undefined;
  const recipient = random.isOnce(4) ? ACCOUNTS.second : ACCOUNT;
  const swap = { ...TERMS, trade, input, output, recipient, slippageBps: random.oneOf(TOLERANCES) };
  const { raw } = maximumPaid(swap);
  return {
    name: `${trade.type} ${input.symbol} ${output.symbol}`,
    intent: swapIntent(swap),
    taken: input.type === 'token' ? [{ token: input, raw }] : [],
    currencies: [input, output],
  };
}

/** A random wrapping or unwrapping. */
export async function randomWrap({ random, held }: Market): Promise<TestedTransaction> {
  const [input, output]: readonly [Currency, Currency] = random.isOnce(2)
    ? [currencyOf('AVAX'), tokenOf('WAVAX')]
    : [tokenOf('WAVAX'), currencyOf('AVAX')];
  const type = wrapType(input, output) ?? 'wrap';
  const amount = amountOf(input, random.amountOf(await held(input)));
  return {
    name: `${type} ${amount.raw}`,
    intent: wrapIntent({ type, account: ACCOUNT, amount }),
    taken: [],
    currencies: [input, output],
  };
}
