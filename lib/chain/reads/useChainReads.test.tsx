import { numberToHex, zeroAddress } from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { InvalidContractError } from './encodedRead';
import { resultOf } from './readState';
import {
  ALICE,
  Balances,
  BLOCK_MS,
  BOB,
  balanceOf,
  balances,
  FIRST_READ_MS,
  give,
  invalid,
  loading,
  PNG,
  setUpPage,
  success,
} from './testing/balances.setup';
import { fakeNetwork, pass, renderOnChain } from './testing/fakePage.setup';
import { useChainReads } from './useChainReads';

setUpPage();

/** A component with a number and a bigint. Compiling it proves the types. */
function TokenFacts({ onRender }: { onRender: (decimals?: number, balance?: bigint) => void }) {
  const [decimals, balance] = useChainReads(43114, [
    { address: PNG, abi: erc20Abi, functionName: 'decimals' },
    balanceOf(ALICE),
  ]);
  onRender(resultOf(decimals), resultOf(balance));
  return null;
}

test('RPC-17 a read is invalid without call or chain', async () => {
  const { seen, onRender } = balances();
  const { change } = renderOnChain(
    <Balances onRender={onRender} chainId={null} owners={[ALICE]} />,
  );
  expect(seen.at(-1)).toEqual([invalid]);
  change(<Balances onRender={onRender} owners={[undefined]} />);
  expect(seen.at(-1)).toEqual([invalid]);
});

test('RPC-17 a read is loading without a block number, then has its decoded result', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  fakeNetwork(node.answer);
  const { seen, onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={[ALICE, undefined]} />);
  expect(seen.at(-1)).toEqual([loading, invalid]);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([success(5n, 100n), invalid]);
});

test('results have the types that the contract interface declares, in lists and in tuples', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  node.contracts.set(contractKey(PNG, 'decimals()'), numberToHex(18, { size: 32 }));
  fakeNetwork(node.answer);
  const onRender = jest.fn();
  renderOnChain(<TokenFacts onRender={onRender} />);
  await pass(FIRST_READ_MS);
  expect(onRender).toHaveBeenLastCalledWith(18, 5n);
});

test('RPC-11 two components that ask for the same share one read', async () => {
  const node = fakeNode();
  const { multicalls } = fakeNetwork(node.answer);
  const first = balances();
  const second = balances();
  renderOnChain(
    <>
      <Balances onRender={first.onRender} owners={[ALICE, BOB, ALICE]} />
      <Balances onRender={second.onRender} owners={[ALICE, BOB]} />
    </>,
  );
  await pass(FIRST_READ_MS);
  expect(multicalls().map(({ length }) => length)).toEqual([3]);
  expect(first.seen.at(-1)?.[2]).toEqual(second.seen.at(-1)?.[0]);
});

test('RPC-18 another account, or another chain, never shows the figures of the previous one', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  give(node, BOB, 9);
  fakeNetwork(node.answer);
  const { seen, onRender } = balances();
  const { change } = renderOnChain(<Balances onRender={onRender} owners={[ALICE]} />);
  await pass(BLOCK_MS);
  const rendersBefore = seen.length;
  change(<Balances onRender={onRender} owners={[BOB]} />);
  expect(seen.slice(rendersBefore).flat()).toEqual(seen.slice(rendersBefore).map(() => loading));
  await pass(BLOCK_MS);
  expect(seen.at(-1)).toEqual([success(9n)]);
  change(<Balances onRender={onRender} chainId={43113} owners={[BOB]} />);
  expect(seen.at(-1)).toEqual([loading]);
});

test('RPC-18 when the list of calls changes, known results stay while the others load', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  give(node, BOB, 9);
  fakeNetwork(node.answer);
  const { seen, onRender } = balances();
  const { change } = renderOnChain(<Balances onRender={onRender} owners={[ALICE]} />);
  await pass(BLOCK_MS);
  change(<Balances onRender={onRender} owners={[BOB, ALICE]} />);
  expect(seen.at(-1)).toEqual([loading, success(5n)]);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([success(9n), success(5n)]);
});

test('RPC-21 ERR-09 a contract that cannot be built is an error, and nothing is requested', async () => {
  const { multicalls } = fakeNetwork(fakeNode().answer);
  const { seen, onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={[ALICE]} token={zeroAddress} />);
  await pass(BLOCK_MS);
  expect(seen.at(-1)).toEqual([{ status: 'error', error: expect.any(InvalidContractError) }]);
  expect(multicalls()).toEqual([]);
});
