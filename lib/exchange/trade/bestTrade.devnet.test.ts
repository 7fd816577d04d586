import { setUpDevnet } from '@/devnet/setUpDevnet';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { readPairs } from '@/lib/exchange/pairs/testing/readPairs.setup';
import { MAX_HOPS } from './bestRoute';
import { bestTradeExactIn, bestTradeExactOut } from './bestTrade';

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const router = { address: EXCHANGE_ADDRESSES[43114].router, abi: routerAbi };

/** Pairs of tokens with routes of one, two and three hops, and with a choice of routes. */
const JOURNEYS = [
  ['WAVAX', 'USDC.e'],
  ['USDC.e', 'WAVAX'],
  ['LINK.e', 'USDC.e'],
  ['JOE', 'LINK.e'],
  ['WETH.e', 'USDC.e'],
  ['WBTC.e', 'TIME'],
  ['USDT', 'DAI.e'],
  ['QI', 'USDT.e'],
] as const;

let pairs: readonly Pair[];

beforeEach(async () => {
  const tokens = Object.values(chain().tokens).map(
    (token): Token => ({ ...token, type: 'token', chainId: 43114 }),
  );
  const results = await readPairs(chain().client, tokens);
  pairs = results.flatMap((result) => (result.status === 'exists' ? [result.pair] : []));
});

/** From the smallest unit to more than the pools hold. */
function amountsOf(token: Token): Amount<Token>[] {
  const unit = 10n ** BigInt(token.decimals);
  return [1n, 997n, unit / 1_000n + 1n, unit, 123n * unit + 7n, 10_000_000n * unit].map((raw) =>
    amountOf(token, raw),
  );
}

/** Every route between two tokens with at most 3 hops. */
function allPaths(from: readonly Token[], to: Token): Token[][] {
  const last = from.at(-1);
  if (last === to) return [[...from]];
  if (from.length > MAX_HOPS) return [];
  return pairs
    .flatMap(({ token0, token1 }) => [
      ...(token0 === last ? [token1] : []),
      ...(token1 === last ? [token0] : []),
    ])
    .filter((next) => !from.includes(next))
    .flatMap((next) => allPaths([...from, next], to));
}

/** The router's quotes for all routes, without those that revert. */
async function quotes(
  functionName: 'getAmountsOut' | 'getAmountsIn',
  raw: bigint,
  routes: readonly Token[][],
): Promise<(readonly bigint[])[]> {
  const answers = await chain().client.multicall({
    contracts: routes.map((route) => ({
      ...router,
      functionName,
      args: [raw, route.map(({ address }) => address)] as const,
    })),
    multicallAddress: MULTICALL3_ADDRESS,
    allowFailure: true,
  });
  return answers.flatMap(({ result }) => (result === undefined ? [] : [result]));
}

function sorted(amounts: readonly bigint[]): bigint[] {
  return amounts.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
}

/** The pools' token with a symbol. */
function tokenOf(symbol: string): Token {
  const token = pairs
    .flatMap(({ token0, token1 }) => [token0, token1])
    .find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(`No pool holds ${symbol}`);
  return token;
}

test.each(JOURNEYS)(
  'TRD-01 TRD-03 from %s to %s the output is the greatest that the router quotes, to the last digit',
  async (from, to) => {
    const [tokenIn, tokenOut] = [tokenOf(from), tokenOf(to)];
    const routes = allPaths([tokenIn], tokenOut);
    for (const amountIn of amountsOf(tokenIn)) {
      const outputs = await quotes('getAmountsOut', amountIn.raw, routes);
      const greatest = sorted(outputs.map((quote) => quote.at(-1) ?? 0n)).at(-1) ?? 0n;
      const trade = bestTradeExactIn({ pairs, amountIn, tokenOut });
      expect(trade?.amountOut.raw ?? 0n).toBe(greatest);
      if (trade === undefined) continue;
      const [quote] = await quotes('getAmountsOut', amountIn.raw, [[...trade.route]]);
      expect(quote?.at(-1)).toBe(trade.amountOut.raw);
    }
  },
);

test.each(JOURNEYS)(
  'TRD-02 TRD-03 from %s to %s the input is the smallest that the router quotes, to the last digit',
  async (from, to) => {
    const [tokenIn, tokenOut] = [tokenOf(from), tokenOf(to)];
    const routes = allPaths([tokenIn], tokenOut);
    for (const amountOut of amountsOf(tokenOut)) {
      const inputs = await quotes('getAmountsIn', amountOut.raw, routes);
      const smallest = sorted(inputs.flatMap((quote) => quote[0] ?? []))[0];
      const trade = bestTradeExactOut({ pairs, tokenIn, amountOut });
      expect(trade?.amountIn.raw).toBe(smallest);
      if (trade === undefined) continue;
      const [quote] = await quotes('getAmountsIn', amountOut.raw, [[...trade.route]]);
      expect(quote?.[0]).toBe(trade.amountIn.raw);
    }
  },
);

test('TRD-04 a token that only three hops reach is found in three hops', () => {
  const trade = bestTradeExactIn({
    pairs,
    amountIn: amountOf(tokenOf('JOE'), 10n ** 18n),
    tokenOut: tokenOf('LINK.e'),
  });
  expect(trade?.route.map(({ symbol }) => symbol)).toEqual(['JOE', 'PNG', 'WAVAX', 'LINK.e']);
});
