import { encodeFunctionData, numberToHex } from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { ReadRevertedError, resultOf } from './readState';
import {
  ALICE,
  BLOCK_MS,
  BOB,
  balanceOf,
  FIRST_READ_MS,
  give,
  invalid,
  loading,
  PNG,
  setUpPage,
  success,
} from './testing/balances.setup';
import { fakeNetwork, pass, recorder, renderOnChain } from './testing/fakePage.setup';
import type { ReadOptions } from './useChainReads';
import { useReadRecords } from './useReadRecords';

setUpPage();

type Account = { readonly owner: typeof ALICE | undefined };
type Records = ReturnType<typeof useAccounts>;

const [alice, bob, nobody]: readonly [Account, Account, Account] = [
  { owner: ALICE },
  { owner: BOB },
  { owner: undefined },
];

function useAccounts(accounts: readonly Account[], options?: ReadOptions) {
  return useReadRecords(
    43114,
    accounts,
    ({ owner }) => ({
      balance: owner && balanceOf(owner),
      decimals: { address: PNG, abi: erc20Abi, functionName: 'decimals' },
    }),
    options,
  );
}

type Props = {
  readonly accounts: readonly Account[];
  readonly onRender: (records: Records) => void;
};

function Accounts({ accounts, onRender }: Props) {
  onRender(useAccounts(accounts));
  return null;
}

/** Reads the allowance of each account that has a balance. Compiling it proves the types. */
function Allowances({ onRender }: { onRender: (shown: readonly unknown[]) => void }) {
  const funded = useReadRecords(43114, [alice, bob], ({ owner }) => ({
    balance: owner && balanceOf(owner),
  }));
  const allowed = useReadRecords(43114, funded, ({ owner, balance }) => ({
    allowance:
      owner && (resultOf(balance) ?? 0n) > 0n
        ? ({
            address: PNG,
            abi: erc20Abi,
            functionName: 'allowance',
            args: [owner, PNG],
          } as const)
        : undefined,
  }));
  onRender(
    allowed.map(({ owner, balance, allowance }) => {
      const held: bigint | undefined = resultOf(balance);
      const isEnough = held !== undefined && (resultOf(allowance) ?? 0n) >= held;
      return { owner, allowance, isEnough };
    }),
  );
  return null;
}

function nodeWithBalances() {
  const node = fakeNode();
  give(node, ALICE, 5);
  give(node, BOB, 9);
  node.contracts.set(contractKey(PNG, 'decimals()'), numberToHex(18, { size: 32 }));
  return node;
}

test('RPC-17 each record has its item and the states of its reads', async () => {
  const { multicalls } = fakeNetwork(nodeWithBalances().answer);
  const { seen, onRender } = recorder<Records>();
  renderOnChain(<Accounts accounts={[alice, nobody, bob]} onRender={onRender} />);
  expect(seen.at(-1)).toEqual([
    { owner: ALICE, balance: loading, decimals: loading },
    { owner: undefined, balance: invalid, decimals: loading },
    { owner: BOB, balance: loading, decimals: loading },
  ]);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([
    { owner: ALICE, balance: success(5n), decimals: success(18) },
    { owner: undefined, balance: invalid, decimals: success(18) },
    { owner: BOB, balance: success(9n), decimals: success(18) },
  ]);
  // The block number, two balances, and the decimals once.
  expect(multicalls().map(({ length }) => length)).toEqual([4]);
});

test('RPC-16 a failed read changes nothing but its own property', async () => {
  const node = nodeWithBalances();
  node.contracts.set(`${PNG}-${encodeFunctionData(balanceOf(ALICE))}`, 'revert');
  fakeNetwork(node.answer);
  const { seen, onRender } = recorder<Records>();
  renderOnChain(<Accounts accounts={[alice, bob]} onRender={onRender} />);
  await pass(FIRST_READ_MS);
  const failed = { status: 'error', error: expect.any(ReadRevertedError) };
  expect(seen.at(-1)).toEqual([
    { owner: ALICE, balance: failed, decimals: success(18) },
    { owner: BOB, balance: success(9n), decimals: success(18) },
  ]);
});

test('RPC-18 states follow their items to other places, without a request', async () => {
  const { multicalls, forget } = fakeNetwork(nodeWithBalances().answer);
  const { seen, onRender } = recorder<Records>();
  const { change } = renderOnChain(
    <Accounts accounts={[alice, nobody, bob]} onRender={onRender} />,
  );
  await pass(FIRST_READ_MS);
  forget();
  const rendersBefore = seen.length;
  change(<Accounts accounts={[bob, alice]} onRender={onRender} />);
  await pass(FIRST_READ_MS);
  for (const records of seen.slice(rendersBefore))
    expect(records).toEqual([
      { owner: BOB, balance: success(9n), decimals: success(18) },
      { owner: ALICE, balance: success(5n), decimals: success(18) },
    ]);
  expect(multicalls()).toEqual([]);
});

test('an unchanged block renders nothing, and unchanged records stay the same objects', async () => {
  const node = nodeWithBalances();
  const { multicalls, forget } = fakeNetwork(node.answer);
  const { seen, onRender } = recorder<Records>();
  const { change } = renderOnChain(<Accounts accounts={[alice, bob]} onRender={onRender} />);
  await pass(BLOCK_MS);
  const [before, renders] = [seen.at(-1), seen.length];
  forget();
  node.block = 101n;
  await pass(BLOCK_MS);
  expect(multicalls().map(({ length }) => length)).toEqual([4]);
  expect(seen).toHaveLength(renders);
  change(<Accounts accounts={[alice, bob]} onRender={onRender} />);
  expect(seen.at(-1)).toBe(before);
  give(node, BOB, 10);
  node.block = 102n;
  await pass(BLOCK_MS);
  expect(seen.at(-1)?.[0]).toBe(before?.[0]);
  expect(seen.at(-1)?.[1]).toEqual({ owner: BOB, balance: success(10n), decimals: success(18) });
});

test('records can be the items of more reads', async () => {
  const node = nodeWithBalances();
  give(node, BOB, 0);
  node.contracts.set(contractKey(PNG, 'allowance(address,address)'), numberToHex(7, { size: 32 }));
  fakeNetwork(node.answer);
  const { seen, onRender } = recorder<readonly unknown[]>();
  renderOnChain(<Allowances onRender={onRender} />);
  await pass(2 * FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([
    { owner: ALICE, allowance: success(7n), isEnough: true },
    { owner: BOB, allowance: invalid, isEnough: true },
  ]);
});
