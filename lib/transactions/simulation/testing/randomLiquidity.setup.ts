import { ACCOUNTS } from '@/devnet/accounts';
import type { ChainClient } from '@/devnet/node/chain';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { emptyPool, type Pool, poolState, positionOf } from '@/lib/exchange/pairs/pool';
import { readPool } from '@/lib/exchange/pairs/testing/readPool.setup';
import type { AddField } from '@/lib/features/liquidity/addForm';
import { addIntent } from '@/lib/features/liquidity/addIntent';
import { liquidityAmountsOf } from '@/lib/features/liquidity/liquidityAmounts';
import { plannedAdd } from '@/lib/features/liquidity/plannedAdd';
import { removeIntent } from '@/lib/features/liquidity/removeIntent';
import { type CurrencyKey, currencyOf } from './devnetSimulation.setup';
import { type Market, type TestedTransaction, TOLERANCES } from './randomSwap.setup';

const TERMS = { account: ACCOUNTS.demo, deadlineSeconds: 3_600 } as const;

type Chosen = { readonly currencies: readonly [Currency, Currency]; readonly pool: Pool };

/**
 * A random addition, the first one if two currencies have no pool; undefined for equal tokens.
 */
export async function randomAddition(
  client: ChainClient,
  market: Market,
  keys: readonly [CurrencyKey, ...CurrencyKey[]],
): Promise<TestedTransaction | undefined> {
  const { random, held } = market;
  const chosen = await randomPool(client, market, keys);
  if (chosen === undefined) return undefined;
  const { currencies, pool } = chosen;
  const field: AddField = random.oneOf(['currencyA', 'currencyB']);
  const [typed, other] = field === 'currencyA' ? currencies : [currencies[1], currencies[0]];
  const isFirst = poolState(pool) === 'empty';
  const addition = plannedAdd(pool, currencies, {
    field,
    amount: amountOf(typed, random.amountOf(await held(typed))),
    other: isFirst ? amountOf(other, random.amountOf(await held(other))) : undefined,
  });
  if (addition === undefined) return undefined;
  const slippageBps = isFirst ? 0 : random.oneOf(TOLERANCES);
  return {
    kind: isFirst ? 'add first' : 'add',
    symbols: currencies.map(({ symbol }) => symbol),
    intent: addIntent({
      ...TERMS,
      ...addition,
      minted: amountOf(pool.pair.liquidityToken, addition.mintedRaw),
      share: undefined,
      shareBefore: undefined,
      slippageBps,
      independentField: field,
      feesBps: [0, 0],
      isFirst,
    }),
    taken: addition.maximums.flatMap(({ currency, raw }) =>
      currency.type === 'token' ? [{ token: currency, raw }] : [],
    ),
    balances: watched(...currencies, pool.pair.liquidityToken),
  };
}

/** A random removal; undefined if the account has no position. */
export async function randomRemoval(
  client: ChainClient,
  market: Market,
  keys: readonly [CurrencyKey, ...CurrencyKey[]],
): Promise<TestedTransaction | undefined> {
  const { random, held } = market;
  const chosen = await randomPool(client, market, keys);
  if (chosen === undefined) return undefined;
  const { currencies, pool } = chosen;
  const position = positionOf(pool, await held(pool.pair.liquidityToken));
  if (position === undefined) return undefined;
  const part = random.amountOf(position.liquidity.raw);
  const holding = liquidityAmountsOf(position, currencies, part);
  const slippageBps = random.oneOf(TOLERANCES);
  return {
    kind: 'remove',
    symbols: currencies.map(({ symbol }) => symbol),
    intent: removeIntent({ ...TERMS, ...holding, slippageBps }, true),
    taken: [{ token: pool.pair.liquidityToken, raw: part }],
    balances: watched(...currencies, pool.pair.liquidityToken),
  };
}

function watched(...currencies: readonly Currency[]): TestedTransaction['balances'] {
  return currencies.map((currency) => ({ currency }));
}

async function randomPool(
  client: ChainClient,
  { random, pairs }: Market,
  keys: readonly [CurrencyKey, ...CurrencyKey[]],
): Promise<Chosen | undefined> {
  const currencies = [currencyOf(random.oneOf(keys)), currencyOf(random.oneOf(keys))] as const;
  const [a, b] = [wrapped(currencies[0]), wrapped(currencies[1])];
  if (isSameToken(a, b)) return undefined;
  const pool = hasPair(pairs, a, b) ? await readPool(client, a, b) : emptyPool(a, b);
  return { currencies, pool };
}

function hasPair(pairs: Market['pairs'], a: Token, b: Token): boolean {
  return pairs.some(
    ({ token0, token1 }) =>
      (isSameToken(token0, a) && isSameToken(token1, b)) ||
      (isSameToken(token0, b) && isSameToken(token1, a)),
  );
}
