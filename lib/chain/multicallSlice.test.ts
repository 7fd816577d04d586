import { type Address, createPublicClient, custom, numberToHex } from 'viem';
import { avalanche } from 'viem/chains';
import { erc20Abi } from './abis/erc20';
import { multicall3Abi } from './abis/multicall3';
import { MULTICALL3_ADDRESS } from './addresses';
import { callsOf, contractKey, type FakeNode, fakeNode } from './fakeNode.setup';
import { JsonRpcError } from './jsonRpcError';
import { fetchSlice, OldBlockError } from './multicallSlice';
import { EmptyResultError, ReadRevertedError, UndecodableResultError } from './readOutcome';
import { planReads } from './readPlan';

const OWNER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const PNG: Address = '0x60781C2586D68229fde47564546784ab3fACA982';
const WAVAX: Address = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';
const BALANCE_OF = 'balanceOf(address)';
const FIVE = numberToHex(5, { size: 32 });

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Reads PNG's and WAVAX's balance of OWNER from a node. */
function readBalances(request: FakeNode['request'], atLeast = 100n) {
  const client = createPublicClient({
    chain: avalanche,
    transport: custom({ request: async (asked) => request(asked) }, { retryCount: 0 }),
  });
  const balance = { abi: erc20Abi, functionName: 'balanceOf', args: [OWNER] };
  const { slices } = planReads([PNG, WAVAX].map((address) => ({ ...balance, address })));
  const [slice = { calls: [], keys: [] }] = slices;
  return fetchSlice(client, { ...slice, atLeast });
}

test('RPC-14 a slice is one aggregate3 call at latest, led by getBlockNumber, each call allowed to fail', async () => {
  const node = fakeNode();
  const request = jest.fn(node.request);
  await readBalances(request);
  expect(request).toHaveBeenCalledTimes(1);
  const [{ method, params }] = request.mock.lastCall ?? [{ method: '', params: [] }];
  expect(method).toBe('eth_call');
  expect(params).toEqual([expect.objectContaining({ to: MULTICALL3_ADDRESS }), 'latest']);
  expect(callsOf(params)).toMatchObject([
    { target: MULTICALL3_ADDRESS, callData: '0x42cbb15c', allowFailure: true },
    { target: PNG, allowFailure: true },
    { target: WAVAX, allowFailure: true },
  ]);
});

test('RPC-16 one reverting call marks only its own entry', async () => {
  const node = fakeNode();
  node.contracts.set(contractKey(PNG, BALANCE_OF), 'revert');
  node.contracts.set(contractKey(WAVAX, BALANCE_OF), FIVE);
  expect(await readBalances(node.request)).toEqual([
    expect.objectContaining({ status: 'error', error: expect.any(ReadRevertedError) }),
    expect.objectContaining({ status: 'result', result: 5n, blockNumber: 100n }),
  ]);
});

test('RPC-17 no code at the address is told from a revert', async () => {
  const node = fakeNode();
  node.contracts.set(contractKey(WAVAX, BALANCE_OF), FIVE);
  expect(await readBalances(node.request)).toEqual([
    expect.objectContaining({ status: 'error', error: expect.any(EmptyResultError) }),
    expect.objectContaining({ status: 'result', result: 5n }),
  ]);
  expect(logged).not.toHaveBeenCalled();
});

test('ERR-10 (R12) "Result data parsing failed" is logged for an answer that cannot be decoded', async () => {
  const node = fakeNode();
  node.contracts.set(contractKey(PNG, BALANCE_OF), '0x1234');
  node.contracts.set(contractKey(WAVAX, BALANCE_OF), FIVE);
  expect(await readBalances(node.request)).toEqual([
    expect.objectContaining({ status: 'error', error: expect.any(UndecodableResultError) }),
    expect.objectContaining({ status: 'result', result: 5n }),
  ]);
  expect(logged).toHaveBeenCalledWith('Result data parsing failed', expect.anything());
});

test.each(['0x123', '0x1234', `0x${'f'.repeat(1_000_000)}`, 'no hex', 7, {}])(
  'ERR-10 (R12) a multicall whose answer makes no sense fails as a whole, and is logged: %#',
  async (answer) => {
    await expect(readBalances(() => answer)).rejects.toThrow(UndecodableResultError);
    expect(logged).toHaveBeenCalledWith('Result data parsing failed', expect.anything());
  },
);

test('ERR-05 a request that fails as a whole fails as the node says', async () => {
  const refused = new JsonRpcError({ code: -32005, message: 'limit exceeded' });
  const failure = readBalances(() => {
    throw refused;
  });
  await expect(failure).rejects.toMatchObject({ details: 'limit exceeded' });
  expect(logged).not.toHaveBeenCalled();
});

test('ERR-28 (R13) a slice that is older than the block asked for fails', async () => {
  const node = fakeNode();
  node.block = 80n;
  await expect(readBalances(node.request, 100n)).rejects.toMatchObject({
    constructor: OldBlockError,
    message: 'Fetched for old block number',
  });
  expect(await readBalances(node.request, 80n)).toHaveLength(2);
});

test('RPC-20 native balances are read with getEthBalance(address) of the multicall contract', () => {
  expect(multicall3Abi.find(({ name }) => name === 'getEthBalance')).toMatchObject({
    inputs: [{ type: 'address' }],
    outputs: [{ type: 'uint256' }],
  });
});
