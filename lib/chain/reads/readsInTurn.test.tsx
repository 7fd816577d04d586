import { Profiler, type ReactNode } from 'react';
import { type Address, encodeFunctionData, getAddress, numberToHex } from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import type { ReadState } from './readState';
import { ALICE, BLOCK_MS, BOB, FIRST_READ_MS, setUpPage } from './testing/balances.setup';
import {
  failingMulticalls,
  fakeNetwork,
  pass,
  recorder,
  renderOnChain,
  setHidden,
} from './testing/fakePage.setup';
import { ownReader, ReaderOf } from './useChainReader';
import { type ReadOptions, SELDOM, useChainReads } from './useChainReads';
import { type ShownFreshness, useFreshness } from './useFreshness';
import { useReadersInTurn } from './useReadersInTurn';

setUpPage();

const SAME_BLOCK = { needsSameBlock: true };
const CAROL: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const READ_SELDOM = { everyBlocks: SELDOM };

const contract = (number: number) => getAddress(numberToHex(number + 1, { size: 20 }));
const contracts = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => contract(from + index));

/** The three figures of each contract: first one of all, then the next one. */
function figuresOf(addresses: readonly Address[]): readonly ContractCall[] {
  return [ALICE, BOB, CAROL].flatMap((owner) =>
    addresses.map((address) => ({
      address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
    })),
  );
}

type Props = {
  calls: readonly ContractCall[];
  options?: ReadOptions;
  onRender?: (states: readonly ReadState<unknown>[]) => void;
};

function ReadInTurn({ children }: { children: ReactNode }) {
  return <ReaderOf value={useReadersInTurn()}>{children}</ReaderOf>;
}

function Reads({ calls, options, onRender }: Props) {
  const states = useChainReads(43114, calls, options);
  onRender?.(states);
  return null;
}

function Age({ onRender }: { onRender: (age: ShownFreshness) => void }) {
  onRender(useFreshness(43114));
  return null;
}

function page() {
  const node = fakeNode();
  for (const address of contracts(1_000))
    node.contracts.set(contractKey(address, 'balanceOf(address)'), numberToHex(7, { size: 32 }));
  const network: { answer: Parameters<typeof fakeNetwork>[0] } = { answer: node.answer };
  const { posts, multicalls, forget } = fakeNetwork((request) => network.answer(request));
  /** The multicalls of the next block, without their leading block numbers. */
  const nextBlock = async () => {
    forget();
    node.block += 1n;
    await pass(BLOCK_MS);
    return multicalls().map((calls) => calls.slice(1));
  };
  const batches = () => posts().filter(({ body }) => JSON.stringify(body).includes('eth_call'));
  return { node, network, batches, multicalls, forget, nextBlock };
}

const keyOf = ({ target, callData }: { target: string; callData: string }) =>
  `${target.toLowerCase()} ${callData}`;

test('PTF-06 RPC-11 what is read in turn is first read in one batch, and costs a block 20 calls, however much it is', async () => {
  const { batches, multicalls, forget, nextBlock } = page();
  const { change } = renderOnChain(<Reads calls={figuresOf(contracts(1, 900))} />);
  await pass(BLOCK_MS);
  forget();
  change(
    <ReadInTurn>
      <Reads calls={figuresOf(contracts(40))} options={SAME_BLOCK} />
      <Reads calls={figuresOf(contracts(200, 100))} options={READ_SELDOM} />
    </ReadInTurn>,
  );
  await pass(FIRST_READ_MS);
  expect(batches()).toHaveLength(1);
  expect(
    new Set(
      multicalls()
        .flatMap((calls) => calls.slice(1))
        .map(keyOf),
    ).size,
  ).toBe(720);
  const read = new Map<string, number>();
  for (let block = 0; block < 40; block += 1) {
    const asked = await nextBlock();
    expect(batches()).toHaveLength(1);
    const keys = asked.flat().map(keyOf);
    expect(keys.length).toBeLessThanOrEqual(20);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) read.set(key, (read.get(key) ?? 0) + 1);
  }
  // 15 figures and 5 others in each block.
  const figures = figuresOf(contracts(40)).map((call) =>
    keyOf({ target: call.address, callData: encodeFunctionData(call) }),
  );
  expect(figures.map((key) => read.get(key))).toEqual(figures.map(() => 5));
  // The others rest for 30 blocks.
  expect(read.size).toBe(120 + (40 - 29) * 5);
});

test('PTF-08 the figures of a position are of one block, those of another contract too', async () => {
  const { nextBlock } = page();
  const stakes = contracts(40).map((readWith) => ({
    address: contract(900),
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [readWith],
    readWith,
  }));
  renderOnChain(
    <ReadInTurn>
      <Reads calls={figuresOf(contracts(40))} options={SAME_BLOCK} />
      <Reads calls={stakes} options={SAME_BLOCK} />
    </ReadInTurn>,
  );
  await pass(FIRST_READ_MS);
  for (let block = 0; block < 14; block += 1) {
    const [calls = [], ...others] = await nextBlock();
    expect(others).toEqual([]);
    const whole = calls.filter(({ target }) => target !== contract(900));
    const positions = [...new Set(whole.map(({ target }) => target))];
    expect(positions).toHaveLength(3);
    expect(whole).toHaveLength(9);
    const staked = calls.filter(({ target }) => target === contract(900));
    expect(staked.map(({ callData }) => getAddress(`0x${callData.slice(-40)}`)).toSorted()).toEqual(
      positions.map((each) => getAddress(each)).toSorted(),
    );
  }
});

test('PTF-08 a few figures are read in each block, and again without one', async () => {
  const { multicalls, forget, nextBlock } = page();
  renderOnChain(
    <ReadInTurn>
      <Reads calls={figuresOf(contracts(5))} options={SAME_BLOCK} />
    </ReadInTurn>,
  );
  await pass(FIRST_READ_MS);
  for (let block = 0; block < 3; block += 1)
    expect((await nextBlock()).map(({ length }) => length)).toEqual([15]);
  forget();
  await pass(11_000);
  expect(multicalls().map(({ length }) => length)).toEqual([16]);
});

test('PTF-06 after a transaction everything that is read in turn is read again at once', async () => {
  const { node, batches, multicalls, forget, nextBlock } = page();
  const shown = (sinceBlock: bigint) => (
    <ReadInTurn>
      <Reads calls={figuresOf(contracts(40))} options={{ ...SAME_BLOCK, sinceBlock }} />
      <Reads calls={figuresOf(contracts(200, 100))} options={{ ...READ_SELDOM, sinceBlock }} />
    </ReadInTurn>
  );
  const { change } = renderOnChain(shown(0n));
  await pass(FIRST_READ_MS);
  await nextBlock();
  forget();
  node.block += 1n;
  change(shown(node.block));
  await pass(BLOCK_MS);
  expect(
    new Set(
      multicalls()
        .flatMap((calls) => calls.slice(1))
        .map(keyOf),
    ).size,
  ).toBe(720);
  expect(batches().length).toBeLessThanOrEqual(2);
});

test('PTF-08 what a screen reads in each block is read in each block, and so is what is within the panel but not its own', async () => {
  const { nextBlock } = page();
  const screen = figuresOf(contracts(40)).slice(0, 40);
  const balances = figuresOf(contracts(2, 500));
  renderOnChain(
    <>
      <Reads calls={screen} options={SAME_BLOCK} />
      <ReadInTurn>
        <Reads calls={figuresOf(contracts(40))} options={SAME_BLOCK} />
        <ReaderOf value={ownReader}>
          <Reads calls={balances} />
        </ReaderOf>
      </ReadInTurn>
    </>,
  );
  await pass(FIRST_READ_MS);
  for (let block = 0; block < 4; block += 1) {
    const keys = (await nextBlock()).flat().map(keyOf);
    const wanted = [...screen, ...balances].map((call) =>
      keyOf({ target: call.address, callData: encodeFunctionData(call) }),
    );
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.length).toBeLessThanOrEqual(wanted.length + 15);
  }
});

test('PTF-03 PTF-08 the age that is shown with figures read in turn is that of the oldest of them', async () => {
  const { nextBlock } = page();
  const inPanel = recorder<ShownFreshness>();
  const onScreen = recorder<ShownFreshness>();
  renderOnChain(
    <>
      <Reads calls={figuresOf(contracts(1, 500))} />
      <Age onRender={onScreen.onRender} />
      <ReadInTurn>
        <Reads calls={figuresOf(contracts(200))} options={SAME_BLOCK} />
        <Age onRender={inPanel.onRender} />
      </ReadInTurn>
    </>,
  );
  await pass(FIRST_READ_MS);
  for (let block = 0; block < 10; block += 1) await nextBlock();
  expect(inPanel.seen.at(-1)).toMatchObject({ isStale: false, ageSeconds: undefined });
  for (let block = 0; block < 10; block += 1) await nextBlock();
  expect(inPanel.seen.at(-1)?.ageSeconds).toBeGreaterThan(40);
  expect(inPanel.seen.at(-1)?.ageSeconds).toBeLessThan(50);
  expect(onScreen.seen.at(-1)).toMatchObject({ isStale: false, ageSeconds: undefined });
});

test('PTF-03 PTF-08 figures that were not read while the page was hidden are all read again at once', async () => {
  const { node, multicalls, forget, nextBlock } = page();
  const { seen, onRender } = recorder<ShownFreshness>();
  renderOnChain(
    <ReadInTurn>
      <Reads calls={figuresOf(contracts(100))} options={SAME_BLOCK} />
      <Age onRender={onRender} />
    </ReadInTurn>,
  );
  await pass(FIRST_READ_MS);
  await nextBlock();
  await setHidden(true);
  await pass(60_000);
  forget();
  node.block += 30n;
  await setHidden(false);
  await pass(BLOCK_MS);
  expect(
    new Set(
      multicalls()
        .flatMap((calls) => calls.slice(1))
        .map(keyOf),
    ).size,
  ).toBe(300);
  await nextBlock();
  expect(seen.at(-1)?.ageSeconds).toBeUndefined();
});

test('PTF-03 PTF-08 RPC-15 figures that cannot be read are as old as their last answer, and read once that works', async () => {
  const { node, network, nextBlock } = page();
  const { seen, onRender } = recorder<ShownFreshness>();
  const states = recorder<readonly ReadState<unknown>[]>();
  renderOnChain(
    <ReadInTurn>
      <Reads calls={figuresOf(contracts(5))} options={SAME_BLOCK} onRender={states.onRender} />
      <Age onRender={onRender} />
    </ReadInTurn>,
  );
  await pass(FIRST_READ_MS);
  await nextBlock();
  network.answer = failingMulticalls(node, () => true);
  for (let block = 0; block < 15; block += 1) await nextBlock();
  expect(seen.at(-1)?.ageSeconds).toBeGreaterThanOrEqual(34);
  expect(states.seen.at(-1)?.some(({ status }) => status === 'syncing')).toBe(true);
  network.answer = node.answer;
  await pass(60_000);
  for (let block = 0; block < 3; block += 1) await nextBlock();
  expect(seen.at(-1)?.ageSeconds).toBeUndefined();
  expect(states.seen.at(-1)?.every(({ status }) => status === 'success')).toBe(true);
});

test('PTF-10 the answers of one batch render one component after the other, each in a task of its own', async () => {
  page();
  const commits = jest.fn();
  const lists = [0, 100, 200];
  renderOnChain(
    <ReadInTurn>
      <Profiler id="part" onRender={commits}>
        {lists.map((from) => (
          <Reads key={from} calls={figuresOf(contracts(40, from))} options={SAME_BLOCK} />
        ))}
      </Profiler>
    </ReadInTurn>,
  );
  const updates = () => commits.mock.calls.filter(([, phase]) => phase === 'update').length;
  while (updates() === 0) await jest.advanceTimersToNextTimerAsync();
  expect(updates()).toBe(1);
  await pass(FIRST_READ_MS);
  expect(updates()).toBe(lists.length);
});

test('PTF-06 a closed part reads nothing', async () => {
  const { multicalls, forget, nextBlock } = page();
  const { change } = renderOnChain(
    <ReadInTurn>
      <Reads calls={figuresOf(contracts(40))} options={SAME_BLOCK} />
    </ReadInTurn>,
  );
  await pass(FIRST_READ_MS);
  change(null);
  expect(await nextBlock()).toEqual([]);
  forget();
  await pass(30_000);
  expect(multicalls()).toEqual([]);
});

test('PTF-08 figures by themselves are as old as their last answer while nothing answers', async () => {
  const { network, nextBlock } = page();
  const { seen, onRender } = recorder<ShownFreshness>();
  renderOnChain(
    <ReadInTurn>
      <Reads calls={figuresOf(contracts(3))} />
      <Age onRender={onRender} />
    </ReadInTurn>,
  );
  await pass(FIRST_READ_MS);
  await nextBlock();
  network.answer = () => {
    throw new Error('down');
  };
  await pass(120_000);
  expect(seen.at(-1)?.ageSeconds).toBeGreaterThan(100);
});
