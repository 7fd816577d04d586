import { type Address, createPublicClient, custom, numberToHex, parseAbi, stringToHex } from 'viem';
import { avalanche } from 'viem/chains';
import { erc20Abi } from './abis/erc20';
import { MULTICALL3_ADDRESS } from './addresses';
import type { ContractCall } from './contractCall';
import { callsOf, contractKey, fakeNode } from './fakeNode.setup';
import { fetchAnswers } from './fetchAnswers';
import { JsonRpcError } from './jsonRpcError';
import { planReads } from './readPlan';

const OWNER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const PNG: Address = '0x60781C2586D68229fde47564546784ab3fACA982';
const BOMB: Address = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';
const FIVE = numberToHex(5, { size: 32 });

afterEach(() => {
  jest.restoreAllMocks();
});

function balancesOf(tokens: readonly Address[]): readonly ContractCall[] {
  const balance = { abi: erc20Abi, functionName: 'balanceOf', args: [OWNER] };
  return tokens.map((address) => ({ ...balance, address }));
}

/** A node that fails a multicall with the bomb in it, and how many calls were asked of it each time. */
function network(failure?: Error) {
  const node = fakeNode();
  const sizes: number[] = [];
  const request = async (asked: { method: string; params?: unknown }) => {
    const calls = callsOf(asked.params).filter(({ target }) => target !== MULTICALL3_ADDRESS);
    sizes.push(calls.length);
    if (failure && calls.some(({ target }) => target === BOMB)) throw failure;
    return node.request(asked);
  };
  const client = createPublicClient({
    chain: avalanche,
    transport: custom({ request }, { retryCount: 0 }),
  });
  const read = (calls: readonly ContractCall[], atLeast = 100n) => {
    const [slice = { calls: [], keys: [] }] = planReads(calls).slices;
    return fetchAnswers(client, { ...slice, atLeast }, []);
  };
  return { node, sizes, read };
}

test('RPC-14 lists that are asked for at once share multicalls, as many as hold them, each call once', async () => {
  const { node, sizes, read } = network();
  const tokens = Array.from({ length: 600 }, (_, index) => numberToHex(index + 1, { size: 20 }));
  for (const token of tokens) node.contracts.set(contractKey(token, 'balanceOf(address)'), FIVE);
  const lists = [
    tokens.slice(0, 300),
    tokens.slice(300),
    tokens.slice(100, 450),
    tokens.slice(0, 2),
  ];
  const answers = await Promise.all(lists.map((list) => read(balancesOf(list))));
  expect(sizes).toEqual([450, 300]);
  expect(answers.map(({ length }) => length)).toEqual([300, 300, 350, 2]);
  expect(answers.flat().every((answer) => answer.status === 'result')).toBe(true);
  await read(balancesOf(tokens.slice(0, 3)));
  expect(sizes).toEqual([450, 300, 3]);
});

test('RPC-14 each list reads the shared reply by its own interface', async () => {
  const { node, sizes, read } = network();
  node.contracts.set(contractKey(PNG, 'symbol()'), stringToHex('MKR', { size: 32 }));
  const symbol = { address: PNG, functionName: 'symbol' };
  const bytesAbi = parseAbi(['function symbol() view returns (bytes32)']);
  const numberAbi = parseAbi(['function symbol() view returns (uint256)']);
  const [[bytes], [number]] = await Promise.all([
    read([{ ...symbol, abi: bytesAbi }]),
    read([{ ...symbol, abi: numberAbi }]),
  ]);
  expect(sizes).toEqual([1]);
  expect(bytes).toMatchObject({ result: stringToHex('MKR', { size: 32 }) });
  expect(number).toMatchObject({ result: BigInt(stringToHex('MKR', { size: 32 })) });
});

test('RPC-18 a list that knows a newer block fails alone', async () => {
  const { node, read } = network();
  node.contracts.set(contractKey(PNG, 'balanceOf(address)'), FIVE);
  const [older, newer] = await Promise.allSettled([
    read(balancesOf([PNG]), 100n),
    read(balancesOf([PNG]), 101n),
  ]);
  expect(older).toMatchObject({ value: [{ result: 5n, blockNumber: 100n }] });
  expect(newer).toMatchObject({ reason: { message: 'Fetched for old block number' } });
});

test('K09 a list with a call that makes the node give up leaves the others whole', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const outOfGas = new JsonRpcError({ code: -32000, message: 'out of gas' });
  const { node, sizes, read } = network(outOfGas);
  node.contracts.set(contractKey(PNG, 'balanceOf(address)'), FIVE);
  const [healthy, failing] = await Promise.all([
    read(balancesOf([PNG])),
    read(balancesOf([PNG, BOMB])),
  ]);
  expect(healthy).toMatchObject([{ result: 5n }]);
  expect(failing).toMatchObject([{ result: 5n }, { status: 'error' }]);
  expect(sizes).toEqual([2, 1, 2, 1, 1]);
});

test('RPC-15 what the node refuses fails for all who asked it, and is not asked again at once', async () => {
  const { sizes, read } = network(new JsonRpcError({ code: -32005, message: 'limit exceeded' }));
  const reads = [read(balancesOf([PNG])), read(balancesOf([BOMB]))];
  for (const asked of reads)
    await expect(asked).rejects.toMatchObject({ details: 'limit exceeded' });
  expect(sizes).toEqual([2]);
});
