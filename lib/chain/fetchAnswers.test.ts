import { type Address, createPublicClient, custom, numberToHex } from 'viem';
import { avalanche } from 'viem/chains';
import { erc20Abi } from './abis/erc20';
import { MULTICALL3_ADDRESS } from './addresses';
import { callsOf, contractKey, fakeNode } from './fakeNode.setup';
import { ExcessiveAnswerError, fetchAnswers } from './fetchAnswers';
import { JsonRpcError } from './jsonRpcError';
import { BatchNotSentError } from './postJson';
import type { Answers } from './readAnswers';
import { planReads } from './readPlan';

const OWNER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKENS = Array.from({ length: 8 }, (_, index) => numberToHex(index + 1, { size: 20 }));
const BOMBS = [TOKENS[2], TOKENS[5]];

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** A node whose multicalls fail with `failure` when they hold a bomb. */
function fragileNode(failure: Error) {
  const node = fakeNode();
  for (const token of TOKENS)
    node.contracts.set(contractKey(token, 'balanceOf(address)'), numberToHex(5, { size: 32 }));
  const sizes: number[] = [];
  const request = async (asked: { method: string; params?: unknown }) => {
    const targets = callsOf(asked.params).map(({ target }) => target.toLowerCase());
    sizes.push(targets.filter((target) => target !== MULTICALL3_ADDRESS.toLowerCase()).length);
    if (BOMBS.some((bomb) => bomb && targets.includes(bomb))) throw failure;
    return node.request(asked);
  };
  const client = createPublicClient({
    chain: avalanche,
    transport: custom({ request }, { retryCount: 0 }),
  });
  const balance = { abi: erc20Abi, functionName: 'balanceOf', args: [OWNER] };
  const [slice = { calls: [], keys: [] }] = planReads(
    TOKENS.map((address) => ({ ...balance, address })),
  ).slices;
  const fetch = (known: Answers = []) => fetchAnswers(client, { ...slice, atLeast: 100n }, known);
  return { fetch, sizes, keys: slice.keys };
}

const EXCESSIVE = { status: 'error', error: expect.any(ExcessiveAnswerError) };
const FIVE = { status: 'result', result: 5n };
const ANSWERS = TOKENS.map((token) => (BOMBS.includes(token) ? EXCESSIVE : FIVE));

test.each([
  [3, 'execution reverted'],
  [-32000, 'out of gas'],
  [-32603, 'EVM error MemoryOOG'],
  [-32003, 'EVM error OutOfGas'],
])(
  'K09 RPC-16 a call that makes the node give up its multicall (%d %s) is found, and the others keep their results',
  async (code, message) => {
    const { fetch, sizes, keys } = fragileNode(new JsonRpcError({ code, message }));
    const answers = await fetch();
    expect(answers).toMatchObject(ANSWERS);
    expect(answers.map(({ key }) => key)).toEqual(keys);
    expect(sizes).toEqual([8, 8, 4, 4, 2, 2, 2, 2, 1, 1, 1, 1]);
    expect(logged).toHaveBeenCalledTimes(2);
  },
);

test('K09 RPC-11 a call that is known for it travels apart, and is heard again', async () => {
  const { fetch, sizes, keys } = fragileNode(
    new JsonRpcError({ code: -32000, message: 'out of gas' }),
  );
  const known = await fetch();
  sizes.length = 0;
  const answers = await fetch(known);
  expect(sizes).toEqual([1, 1, 6]);
  expect(answers).toMatchObject(ANSWERS);
  expect(answers.map(({ key }) => key)).toEqual(keys);
});

test.each([
  ['refuses to answer', new JsonRpcError({ code: -32005, message: 'limit exceeded' })],
  [
    'was not reached',
    new JsonRpcError({ code: -32603, message: 'reverted', cause: new BatchNotSentError('down') }),
  ],
])('RPC-15 a node that %s is not asked for less', async (_what, failure) => {
  const { fetch, sizes } = fragileNode(failure);
  await expect(fetch()).rejects.toMatchObject({ details: failure.message });
  expect(sizes).toEqual([8]);
});
