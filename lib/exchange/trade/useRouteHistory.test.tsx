import { amountOf } from '@/lib/base/amounts/amount';
import {
  ALICE,
  Balances,
  BLOCK_MS,
  FIRST_READ_MS,
  give,
  setUpPage,
} from '@/lib/chain/reads/testing/balances.setup';
import {
  fakeNetwork,
  pass,
  recorder,
  renderOnChain,
} from '@/lib/chain/reads/testing/fakePage.setup';
import { fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { bestTradeExactIn } from './bestTrade';
import type { HeldTolerance } from './routeHistory';
import { numberedToken, poolOf } from './testing/market.setup';
import type { Trade } from './trade';
import { useHeldTolerance, useRouteHistory } from './useRouteHistory';

setUpPage();

const [a, b] = [numberedToken(0), numberedToken(1)];

function tradeAt(reserve: bigint): Trade {
  const trade = bestTradeExactIn({
    pairs: [poolOf(a, b, 10n ** 24n, reserve)],
    amountIn: amountOf(a, 10n ** 20n),
    tokenOut: b,
  });
  if (trade === undefined) throw new TypeError('no trade');
  return trade;
}

type Props = { trade: Trade; onRender: (held: HeldTolerance | undefined) => void };

function Remembers({ trade }: { trade: Trade }) {
  useRouteHistory(trade);
  return null;
}

function Shows({ trade, onRender }: Props) {
  onRender(useHeldTolerance(trade));
  return null;
}

test('SIM-07 SIM-10 every block that is read counts once, and the history goes with the trade, without a request of its own', async () => {
  const node = fakeNode();
  give(node, ALICE, 7);
  const network = fakeNetwork(node.answer);
  const { seen, onRender } = recorder<HeldTolerance | undefined>();
  const figure = <Balances owners={[ALICE]} onRender={() => {}} />;
  const page = (trade: Trade | undefined) => (
    <>
      {figure}
      {trade && <Remembers trade={trade} />}
      <Shows trade={trade ?? tradeAt(10n ** 24n)} onRender={onRender} />
    </>
  );
  const { change } = renderOnChain(page(tradeAt(10n ** 24n)));
  await pass(FIRST_READ_MS);
  const blocks = async (count: number) => {
    for (let block = 0; block < count; block += 1) {
      node.block += 1n;
      await pass(BLOCK_MS);
    }
  };
  await blocks(8);
  expect(seen.at(-1)).toBeUndefined();
  // A render within a block adds nothing.
  change(page(tradeAt(10n ** 24n)));
  expect(seen.at(-1)).toBeUndefined();
  await blocks(1);
  expect(seen.at(-1)).toEqual({ slippageBps: 1, blocks: 10 });

  const thinner = tradeAt((10n ** 24n * 99n) / 100n);
  change(page(thinner));
  await blocks(1);
  // The age of the figures is checked each second.
  await pass(1_000);
  expect(seen.at(-1)).toEqual({ slippageBps: 102, blocks: 11 });
  for (const calls of network.multicalls())
    expect(
      calls.filter(({ target }) => target === thinner.pairs[0]?.liquidityToken.address),
    ).toEqual([]);

  change(page(undefined));
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toBeUndefined();
  change(page(thinner));
  await blocks(8);
  expect(seen.at(-1)).toBeUndefined();
});
