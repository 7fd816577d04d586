import { type Address, parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { taxedAbi } from '@/devnet/contracts/abis';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { amountOf } from '@/lib/base/amounts/amount';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { positionOf } from '@/lib/exchange/pairs/pool';
import { readBalance, readPool } from '@/lib/exchange/pairs/testing/readPool.setup';
import { quoteFor } from '@/lib/exchange/trade/quote';
import type { TransferFees } from '@/lib/exchange/trade/trade';
import { addIntent } from '@/lib/features/liquidity/addIntent';
import { liquidityAmountsOf } from '@/lib/features/liquidity/liquidityAmounts';
import { plannedAdd } from '@/lib/features/liquidity/plannedAdd';
import { removalAmounts } from '@/lib/features/liquidity/removalAmounts';
import { removeIntent } from '@/lib/features/liquidity/removeIntent';
import { swapIntent } from '@/lib/features/swap/swapIntent';
import {
  requestsWithoutMinimum,
  reviewRequests,
} from '@/lib/transactions/simulation/reviewRequests';
import { simulate } from '@/lib/transactions/simulation/simulate';
import {
  askChain,
  type CurrencyKey,
  currencyOf,
  simulated,
  tokenOf,
} from '@/lib/transactions/simulation/testing/devnetSimulation.setup';
import type { Intent } from '@/lib/transactions/submit/intent';
import { measuredFees } from './measuredFees';
import { probeToken } from './probeToken';

const { demo, second, deployer } = ACCOUNTS;
const devnet = setUpDevnet();
const client = () => devnet().chains[43114].client;
const ask = () => askChain(client());

const callTax = (functionName: 'setTaxes' | 'setOwnTax', args: readonly unknown[]) =>
  transact(client(), second, {
    address: tokenOf('TAX').address,
    abi: taxedAbi,
    functionName,
    args,
  });

/** TAX takes 5 percent of each purchase and 3 of each sale, and other fees from one account. */
async function tax(account: Address, ownBps: bigint): Promise<void> {
  await callTax('setTaxes', [pairAddress(tokenOf('TAX'), tokenOf('WAVAX')), 500n, 300n]);
  await callTax('setOwnTax', [account, ownBps]);
}

/** The first request of an open review, simulated, and what its tokens kept. */
async function review(intent: Intent) {
  const { expectation } = intent;
  if (expectation === undefined) throw new TypeError('Nothing is expected');
  const lacking = expectation.approvals.map(() => ({ allowance: 0n }));
  const requests = [
    ...reviewRequests(intent, expectation, lacking),
    ...requestsWithoutMinimum(intent, expectation, lacking),
  ];
  for (const request of requests) {
    const simulation = simulated(await simulate(request, { ask: ask() }));
    if (simulation.calls.some(({ status }) => status === 'reverted')) continue;
    const measured = measuredFees(expectation, simulation);
    return {
      kept: Object.fromEntries(measured.map((one) => [one.currency.symbol, one.measuredBps])),
      arrived: simulation.changes
        .slice(0, expectation.changes.length)
        .map(({ before, after }) => (before === undefined ? undefined : after - before)),
      shown: expectation.changes.map(({ shown }) => shown),
      worst: expectation.changes.map(({ worst }) => worst),
    };
  }
  throw new TypeError('Every candidate reverts');
}

type Sale = {
  readonly path: readonly [CurrencyKey, ...TokenKey[], CurrencyKey];
  readonly text: string;
  readonly fees: TransferFees;
  readonly recipient?: Address;
  readonly slippageBps?: number;
};

/** The swap of an amount through some pools, with figures computed with some fees. */
async function sale({ path, text, fees, recipient = demo, slippageBps = 50 }: Sale) {
  const currencies = path.map(currencyOf);
  const [input, output] = [currencies.at(0), currencies.at(-1)];
  if (input === undefined || output === undefined) throw new TypeError('The path is empty');
  const tokens = currencies.map(wrapped);
  const pools = await Promise.all(
    tokens.slice(1).map((token, index) => readPool(client(), tokens[index] ?? token, token)),
  );
  const market = {
    pairs: pools.map(({ pair }) => pair),
    tokenIn: wrapped(input),
    tokenOut: wrapped(output),
    exact: 'input',
    transferFees: fees,
  } as const;
  const quote = quoteFor(market, parseUnits(text, input.decimals));
  if (quote.status !== 'ready') throw new TypeError(quote.status);
  const terms = { account: demo, recipient, slippageBps, deadlineSeconds: 3_600 };
  return swapIntent({ ...terms, trade: quote.trade, input, output });
}

const probe = () => probeToken(tokenOf('TAX'), (request) => simulate(request, { ask: ask() }));

test.each([
  ['AVAX', 'TAX', { sold: 0, bought: 500 }, { sold: 0, bought: 0 }],
  ['TAX', 'AVAX', { sold: 300, bought: 0 }, { sold: 0, bought: 0 }],
] as const)(
  'SIM-05 SWP-25 from %s to %s, an exempt account gets figures without the fee that a probe finds, and a minimum that keeps its tolerance',
  async (from, to, probed, own) => {
    await tax(demo, 0n);
    const done = (feeBps: number) => ({ status: 'done', feeBps });
    expect(await probe()).toMatchObject({ purchase: done(500), sale: done(300) });
    const swap = { path: [from, to], text: '2' } as const;
    const assuming = await review(await sale({ ...swap, fees: probed }));
    expect(assuming.kept).toEqual({ TAX: 0 });
    const figures = await review(await sale({ ...swap, fees: own }));
    expect(figures.kept).toEqual({ TAX: 0 });
    const [arrived = 0n, worst = 0n] = [figures.arrived[1], figures.worst[1]];
    expect(figures.shown[1]).toBe(arrived);
    expect(assuming.arrived[1]).toBe(arrived);
    // At most the tolerance of 0.5 percent is lost; with the probe's fee it could have been 3.
    expect(worst * 10_050n).toBeGreaterThan(arrived * 9_999n);
    expect((assuming.worst[1] ?? 0n) * 10_000n).toBeLessThan(arrived * 9_750n);
  },
);

test('SIM-05 an account that pays more, and a recipient that is not exempt, are measured as well', async () => {
  await tax(demo, 800n);
  const fees = { sold: 0, bought: 500 };
  const buying = { path: ['AVAX', 'TAX'], text: '2', fees, slippageBps: 1_000 } as const;
  expect((await review(await sale(buying))).kept).toEqual({ TAX: 800 });
  const given = await review(await sale({ ...buying, recipient: second }));
  expect(given.kept).toEqual({ TAX: 500 });
});

test.each([
  ['AVAX', 'TAX'],
  ['TAX', 'AVAX'],
  ['TAX', 'SPORE'],
] as const)(
  'SIM-05 SWP-25 from %s to %s, a fee above the tolerance is measured, and what would arrive is below the minimum',
  async (from, to) => {
    await tax(demo, 800n);
    const path = to === 'SPORE' ? ([from, 'WAVAX', to] as const) : ([from, to] as const);
    const fees = { sold: 0, bought: to === 'SPORE' ? 100 : 0 };
    const { kept, arrived, worst } = await review(await sale({ path, text: '2', fees }));
    expect(kept).toMatchObject({ TAX: 800 });
    expect(arrived[1]).toBeGreaterThan(0n);
    expect(arrived[1]).toBeLessThan(worst[1] ?? 0n);
  },
);

test('SIM-05 both tokens of a longer path are measured, each at its own pool', async () => {
  await tax(demo, 700n);
  const path = ['SPORE', 'WAVAX', 'TAX'] as const;
  const fees = { sold: 0, bought: 0 };
  const { kept } = await review(await sale({ path, text: '1000000', fees, slippageBps: 2_000 }));
  expect(kept).toEqual({ SPORE: 100, TAX: 700 });
});

test.each([
  ['AVAX', 199],
  ['WAVAX', 100],
] as const)('SIM-05 LIQ-24 a removal with %s measures the whole way', async (key, feeBps) => {
  const currencies = [currencyOf(key), currencyOf('SPORE')] as const;
  const pool = await readPool(client(), wrapped(currencies[0]), tokenOf('SPORE'));
  const { liquidityToken } = pool.pair;
  const raw = await readBalance(client(), liquidityToken.address, deployer);
  const position = positionOf(pool, raw);
  if (position === undefined) throw new TypeError('There is no position');
  const share = liquidityAmountsOf(position, currencies, raw / 10n);
  const terms = { account: deployer, slippageBps: 50, deadlineSeconds: 3_600 };
  const plain = await review(removeIntent({ ...terms, ...share }, true));
  expect(plain.kept).toEqual({ SPORE: feeBps });
  const own = await review(
    removeIntent({ ...terms, ...removalAmounts(share, [[], [feeBps]]) }, true),
  );
  expect(own.kept).toEqual({ SPORE: feeBps });
  const [arrived = 0n, shown = 0n] = [own.arrived[2], own.shown[2]];
  // Each of at most two fees is rounded by itself.
  expect(arrived - shown).toBeGreaterThanOrEqual(0n);
  expect(arrived - shown).toBeLessThanOrEqual(2n);
});

test('SIM-05 LIQ-16 a supply measures what each token keeps on its way in', async () => {
  const currencies = [currencyOf('AVAX'), currencyOf('SPORE')] as const;
  const pool = await readPool(client(), wrapped(currencies[0]), tokenOf('SPORE'));
  const amount = amountOf(currencies[0], 10n ** 18n);
  const addition = plannedAdd(pool, currencies, { field: 'currencyA', amount, other: undefined });
  if (addition === undefined) throw new TypeError('Nothing to add');
  const { kept } = await review(
    addIntent({
      ...addition,
      account: demo,
      minted: amountOf(pool.pair.liquidityToken, addition.mintedRaw),
      share: undefined,
      shareBefore: undefined,
      feesBps: [0, 0],
      independentField: 'currencyA',
      isFirst: false,
      slippageBps: 50,
      deadlineSeconds: 3_600,
    }),
  );
  expect(kept).toEqual({ SPORE: 100 });
});
