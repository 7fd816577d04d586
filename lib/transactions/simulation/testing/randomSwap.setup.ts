import { ACCOUNTS } from '@/devnet/accounts';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { bestTradeExactIn, bestTradeExactOut } from '@/lib/exchange/trade/bestTrade';
import type { Trade, TransferFees } from '@/lib/exchange/trade/trade';
import { arriving, hasTransferFees, withTransferFees } from '@/lib/exchange/trade/transferFees';
import { swapIntent } from '@/lib/features/swap/swapIntent';
import { maximumPaid } from '@/lib/features/swap/swapTerms';
import { wrapIntent } from '@/lib/features/swap/wrapIntent';
import { wrapType } from '@/lib/features/swap/wrapTerms';
import type { WatchedBalance } from '@/lib/transactions/simulation/simulation';
import type { Intent } from '@/lib/transactions/submit/intent';
import { type CurrencyKey, currencyOf, tokenOf } from './devnetSimulation.setup';
import type { RandomSource } from './randomSource.setup';

/** A transaction to be simulated and then sent. */
export type TestedTransaction = {
  /** What is done, such as `exactIn` or `add first`. */
  readonly kind: string;
  readonly symbols: readonly string[];
  readonly intent: Intent;
  /** The tokens and amounts that the router takes. */
  readonly taken: readonly { readonly token: Token; readonly raw: bigint }[];
  /** The balances that may change. */
  readonly balances: readonly WatchedBalance[];
};

/** The state that a random transaction is made for. */
export type Market = {
  readonly random: RandomSource;
  readonly pairs: readonly Pair[];
  /** What the account has of a currency. */
  readonly held: (currency: Currency) => Promise<bigint>;
  /** What a token keeps of each sale and each purchase. */
  readonly feesOf: (token: Token) => TransferFees;
};

export const NO_FEES: TransferFees = { sold: 0, bought: 0 };

const ACCOUNT = ACCOUNTS.demo;
const TERMS = { account: ACCOUNT, deadlineSeconds: 3_600 } as const;

/** The tolerances that are tried: none, usual ones, and any. */
export const TOLERANCES: readonly [number, ...number[]] = [0, 10, 50, 500, 10_000];

/** The router of the local exchange. */
export const ROUTER = EXCHANGE_ADDRESSES[43114].router;

/** A random swap between two of some currencies; undefined if there is no route. */
export async function randomSwap(
  market: Market,
  keys: readonly [CurrencyKey, ...CurrencyKey[]],
): Promise<TestedTransaction | undefined> {
  const { random } = market;
  const [input, output] = [currencyOf(random.oneOf(keys)), currencyOf(random.oneOf(keys))];
  const [tokenIn, tokenOut] = [wrapped(input), wrapped(output)];
  if (tokenIn.address === tokenOut.address) return undefined;
  const isExactIn = random.isOnce(2);
  const size = random.amountOf(await market.held(isExactIn ? input : output));
  const trade = isExactIn
    ? sale(market, amountOf(tokenIn, size), tokenOut)
    : bestTradeExactOut({ pairs: market.pairs, tokenIn, amountOut: amountOf(tokenOut, size) });
  if (trade === undefined) return undefined;
  const recipient = random.isOnce(4) ? ACCOUNTS.second : ACCOUNT;
  const swap = { ...TERMS, trade, input, output, recipient, slippageBps: random.oneOf(TOLERANCES) };
  const { raw } = maximumPaid(swap);
  return {
    kind: trade.atPools === undefined ? trade.type : `${trade.type} with fees`,
    symbols: [input.symbol, output.symbol],
    intent: swapIntent(swap),
    taken: input.type === 'token' ? [{ token: input, raw }] : [],
    balances: [{ currency: input }, { currency: output }, { currency: output, owner: recipient }],
  };
}

/** The best sale. For tokens with a transfer fee, the fee is counted half of the time. */
function sale(
  { random, pairs, feesOf }: Market,
  paid: Amount<Token>,
  tokenOut: Token,
): Trade | undefined {
  const fees = { sold: feesOf(paid.currency).sold, bought: feesOf(tokenOut).bought };
  if (!hasTransferFees(fees) || random.isOnce(2))
    return bestTradeExactIn({ pairs, amountIn: paid, tokenOut });
  const amountIn = amountOf(paid.currency, arriving(paid.raw, fees.sold));
  if (amountIn.raw === 0n) return undefined;
  const atPools = bestTradeExactIn({ pairs, amountIn, tokenOut });
  return atPools && withTransferFees(atPools, paid.raw, fees);
}

/** A random wrapping or unwrapping. */
export async function randomWrap({ random, held }: Market): Promise<TestedTransaction> {
  const [input, output]: readonly [Currency, Currency] = random.isOnce(2)
    ? [currencyOf('AVAX'), tokenOf('WAVAX')]
    : [tokenOf('WAVAX'), currencyOf('AVAX')];
  const type = wrapType(input, output) ?? 'wrap';
  const amount = amountOf(input, random.amountOf(await held(input)));
  return {
    kind: type,
    symbols: [],
    intent: wrapIntent({ type, account: ACCOUNT, amount }),
    taken: [],
    balances: [{ currency: input }, { currency: output }],
  };
}
