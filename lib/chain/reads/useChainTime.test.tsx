import { numberToHex } from 'viem';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { BLOCK_MS, FIRST_READ_MS, setUpPage } from './testing/balances.setup';
import { fakeNetwork, pass, recorder, renderOnChain } from './testing/fakePage.setup';
import { useChainTime } from './useChainTime';

setUpPage();

type Props = {
  readonly onRender: (time: bigint | undefined) => void;
  readonly moments?: readonly bigint[];
  readonly precisionSeconds?: number;
};

function Clock({ onRender, ...options }: Props) {
  onRender(useChainTime(43114, { ...options, needsSameBlock: true }));
  return null;
}

function nodeAt(seconds: number) {
  const node = fakeNode();
  const setTime = (time: number) => {
    node.block += 1n;
    const key = contractKey(MULTICALL3_ADDRESS, 'getCurrentBlockTimestamp()');
    node.contracts.set(key, numberToHex(time, { size: 32 }));
  };
  setTime(seconds);
  const { multicalls } = fakeNetwork(node.answer);
  return { setTime, multicalls };
}

test('RPC-42 the time renders a component when it reaches or passes a moment, not at each block', async () => {
  const { setTime } = nodeAt(100);
  const { seen, onRender } = recorder<bigint | undefined>();
  const { change } = renderOnChain(<Clock onRender={onRender} moments={[110n, 120n]} />);
  await pass(FIRST_READ_MS);
  for (const time of [105, 109, 110, 111, 119, 130, 140]) {
    setTime(time);
    await pass(BLOCK_MS);
  }
  expect(seen).toEqual([undefined, 100n, 110n, 111n, 130n]);
  change(<Clock onRender={onRender} moments={[135n]} />);
  expect(seen.at(-1)).toBe(140n);
});

test('RPC-42 with a precision the time renders a component once it differs by as much', async () => {
  const { setTime } = nodeAt(100);
  const { seen, onRender } = recorder<bigint | undefined>();
  renderOnChain(<Clock onRender={onRender} precisionSeconds={10} />);
  await pass(FIRST_READ_MS);
  for (const time of [105, 109, 110, 119, 125]) {
    setTime(time);
    await pass(BLOCK_MS);
  }
  expect(seen).toEqual([undefined, 100n, 110n, 125n]);
});

test('without moments the time is that of each block', async () => {
  const { setTime } = nodeAt(100);
  const { seen, onRender } = recorder<bigint | undefined>();
  renderOnChain(<Clock onRender={onRender} />);
  await pass(FIRST_READ_MS);
  setTime(105);
  await pass(BLOCK_MS);
  expect(seen).toEqual([undefined, 100n, 105n]);
});

test('RPC-42 other moments read nothing again', async () => {
  const { setTime, multicalls } = nodeAt(100);
  const { seen, onRender } = recorder<bigint | undefined>();
  const { change } = renderOnChain(<Clock onRender={onRender} moments={[110n]} />);
  await pass(FIRST_READ_MS);
  setTime(105);
  await pass(BLOCK_MS);
  const before = multicalls().length;
  change(<Clock onRender={onRender} moments={[104n]} />);
  await pass(500);
  expect(seen.at(-1)).toBe(105n);
  expect(multicalls()).toHaveLength(before);
});
