import {
  type Address,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  numberToHex,
  parseAbi,
  toFunctionSelector,
} from 'viem';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import {
  failingMulticalls,
  fakeNetwork,
  pass,
  recorder,
  renderOnChain,
  startClock,
  stopClock,
} from '@/lib/chain/reads/testing/fakePage.setup';
import { type FakeNode, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { type TokenByAddress, useTokenByAddress } from './useTokenByAddress';

const B32: Address = '0xDE40000000000000000000000000000000000B32';
const [AGGREGATE] = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
]);
const FIRST_READ_MS = 500;
const RETRY_MS = 4_000;

beforeEach(() => {
  startClock();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  await stopClock();
  jest.restoreAllMocks();
});

/** The node's answer to the three token reads. A missing value reverts. */
function answer(node: FakeNode, answers: readonly (Hex | undefined)[]): void {
  const result = answers.map((returnData) => ({
    success: returnData !== undefined,
    returnData: returnData ?? '0x',
  }));
  node.contracts.set(
    `${MULTICALL3_ADDRESS}-${toFunctionSelector(AGGREGATE)}`,
    encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result }),
  );
}

function Lookup({ onRender }: { onRender: (token: TokenByAddress) => void }) {
  onRender(useTokenByAddress(43114, B32));
  return null;
}

test('TOK-03 K05 a token whose name reverts is read once, and found', async () => {
  const node = fakeNode();
  const symbol = encodeAbiParameters([{ type: 'string' }], ['SOME']);
  answer(node, [undefined, symbol, numberToHex(6, { size: 32 })]);
  const { multicalls, forget } = fakeNetwork(node.answer);
  const { seen, onRender } = recorder<TokenByAddress>();
  renderOnChain(<Lookup onRender={onRender} />);
  expect(seen.at(-1)).toEqual({ status: 'loading' });
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toMatchObject({
    status: 'found',
    token: { address: B32, symbol: 'SOME', name: 'Unknown Token', decimals: 6 },
  });
  forget();
  node.block += 5n;
  await pass(RETRY_MS);
  expect(multicalls()).toEqual([]);
});

test('TOK-10 RPC-19 a token that is deployed after its address was entered is found, and then not read again', async () => {
  const node = fakeNode();
  answer(node, ['0x', '0x', '0x']);
  const { multicalls, forget } = fakeNetwork(node.answer);
  const { seen, onRender } = recorder<TokenByAddress>();
  renderOnChain(<Lookup onRender={onRender} />);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual({ status: 'noContract' });
  answer(node, [undefined, undefined, numberToHex(18, { size: 32 })]);
  node.block += 15n;
  await pass(RETRY_MS);
  expect(seen.at(-1)).toMatchObject({ status: 'found', token: { decimals: 18 } });
  forget();
  node.block += 60n;
  await pass(RETRY_MS);
  expect(multicalls()).toEqual([]);
});

test('TOK-10 the lookup is unreachable while the network does not answer, and then finds the token', async () => {
  const node = fakeNode();
  answer(node, [undefined, undefined, numberToHex(18, { size: 32 })]);
  let isBroken = true;
  const failing = failingMulticalls(node, () => true);
  fakeNetwork((request) => (isBroken ? failing(request) : node.answer(request)));
  const { seen, onRender } = recorder<TokenByAddress>();
  renderOnChain(<Lookup onRender={onRender} />);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual({ status: 'unreachable' });
  isBroken = false;
  await pass(RETRY_MS);
  expect(seen.at(-1)).toMatchObject({ status: 'found', token: { symbol: 'UNKNOWN' } });
});
