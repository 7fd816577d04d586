import { encodeFunctionData, parseAbi } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { EmptyResultError, type ReadState } from '@/lib/chain/reads/readState';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { bestTradeExactIn, bestTradeExactOut } from '@/lib/exchange/trade/bestTrade';
import type { Trade } from '@/lib/exchange/trade/trade';
import { withTransferFees } from '@/lib/exchange/trade/transferFees';
import { routerCheck, routerQuoteRead } from './routerCheck';

const ROUTER = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const abi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  'function getAmountsIn(uint256 amountOut, address[] path) view returns (uint256[])',
]);
const [wavax, png] = CATALOGUE[43114];
if (wavax === undefined || png === undefined) throw new TypeError('A token is missing');
const [token0, token1] = png.address < wavax.address ? [png, wavax] : [wavax, png];

const pairs = (reserve0: bigint) => [pairOf(amountOf(token0, reserve0), amountOf(token1, 10_000n))];
/** The page's trade at some reserves. */
function trade(type: Trade['type'], reserve0: bigint): Trade {
  const found =
    type === 'exactIn'
      ? bestTradeExactIn({
          pairs: pairs(reserve0),
          amountIn: amountOf(token0, 100n),
          tokenOut: token1,
        })
      : bestTradeExactOut({
          pairs: pairs(reserve0),
          tokenIn: token0,
          amountOut: amountOf(token1, 100n),
        });
  if (found === undefined) throw new TypeError('no trade');
  return found;
}

test('SIM-05 SWP-26 the router is queried for what reaches the pool of a token that keeps a part', () => {
  const atPools = trade('exactIn', 10_000n);
  const sale = withTransferFees(atPools, 110n, { sold: 1_000, bought: 500 });
  if (sale === undefined) throw new TypeError('no sale');
  expect(routerQuoteRead(sale)).toEqual(routerQuoteRead(atPools));
  const answer = { quote: quote([100n, 98n]), reserves: reserves(10_000n) };
  expect(sale.amountOut.raw).toBe(93n);
  expect(routerCheck(sale, answer)).toBe('agrees');
  expect(routerCheck(sale, { ...answer, quote: quote([100n, 93n]) })).toBe('differs');
});

const quote = (amounts: readonly bigint[], blockNumber = 7n): ReadState<readonly bigint[]> => ({
  status: 'success',
  result: amounts,
  blockNumber,
});
const reserves = (reserve0: bigint, blockNumber = 7n) =>
  [{ status: 'success', result: [reserve0, 10_000n, 0] as const, blockNumber }] as const;

// By hand: 100 x 0.997 into 10,000 and 10,000 buys 98, and 102 buy 100. Into 9,000 and 10,000: 109,
// and 92.
const CASES = [
  ['exactIn', 98n, 109n],
  ['exactOut', 102n, 92n],
] as const;

const answered = (type: Trade['type'], raw: bigint) => (type === 'exactIn' ? [0n, raw] : [raw, 0n]);

describe.each(CASES)('a trade %s', (type, quoted, quotedNext) => {
  const reviewed = trade(type, 10_000n);

  test('SWP-26 agrees with a router that quotes the same', () => {
    const answer = { quote: quote(answered(type, quoted)), reserves: reserves(10_000n) };
    expect(routerCheck(reviewed, answer)).toBe('agrees');
  });

  test('SWP-26 differs from a router that quotes one unit more or less from the same reserves', () => {
    for (const bent of [quoted - 1n, quoted + 1n, 0n]) {
      const answer = { quote: quote(answered(type, bent)), reserves: reserves(10_000n) };
      expect(routerCheck(reviewed, answer)).toBe('differs');
    }
    const empty = { quote: quote([]), reserves: reserves(10_000n) };
    expect(routerCheck(reviewed, empty)).toBe('differs');
  });

  test('SWP-26 does not differ while the router has read a newer block than the page', () => {
    const next = { quote: quote(answered(type, quotedNext)), reserves: reserves(9_000n) };
    expect(routerCheck(reviewed, next)).toBe('checking');
    expect(routerCheck(trade(type, 9_000n), next)).toBe('agrees');
  });

  test('SWP-26 does not differ while the answer at hand is older than the reserves', () => {
    const kept = { quote: quote(answered(type, quoted), 6n), reserves: reserves(9_000n, 7n) };
    expect(routerCheck(trade(type, 9_000n), kept)).toBe('checking');
  });

  test('SWP-26 waits for the first answer, and says when there is none', () => {
    const waiting = { quote: { status: 'loading' }, reserves: reserves(10_000n) } as const;
    expect(routerCheck(reviewed, waiting)).toBe('checking');
    const failed = { status: 'error', error: new EmptyResultError() } as const;
    expect(routerCheck(reviewed, { quote: failed, reserves: reserves(10_000n) })).toBe('failed');
  });

  test('SWP-26 asks the router for the exact amount by the reviewed route', () => {
    const { address, abi: asked, functionName, args } = routerQuoteRead(reviewed);
    expect(address).toBe(ROUTER);
    expect(encodeFunctionData({ abi: asked, functionName, args })).toBe(
      encodeFunctionData({
        abi,
        functionName: type === 'exactIn' ? 'getAmountsOut' : 'getAmountsIn',
        args: [100n, [token0.address, token1.address]],
      }),
    );
  });
});
