import { decodeFunctionResult, encodeFunctionData, encodeFunctionResult, parseAbi } from 'viem';
import type { Fault } from './faults';
import { atBlock, injectFaults } from './injectFaults';

const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';
const USDC = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';
const DAI = '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70';

const multicallAbi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Outcome { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Outcome[] outcomes)',
]);

const multicall = encodeFunctionData({
  abi: multicallAbi,
  functionName: 'aggregate3',
  args: [
    [
      { target: USDC, allowFailure: true, callData: '0x18160ddd' },
      { target: DAI, allowFailure: true, callData: '0x18160ddd' },
    ],
  ],
});

const calls = [
  { jsonrpc: '2.0', id: 7, method: 'eth_gasPrice', params: [] },
  { jsonrpc: '2.0', id: 8, method: 'eth_call', params: [{ to: DAI, data: '0x01' }, 'latest'] },
];
const answers = [
  { jsonrpc: '2.0', id: 7, result: '0x1234' },
  { jsonrpc: '2.0', id: 8, result: '0x56789a' },
];
const [gasPrice, read] = answers;

/** The two answers after a fault that applies only to `eth_call`. */
const bent = (fault: Fault) => injectFaults(calls, answers, { fault, methods: ['eth_call'] });

test('a fault of one method does not change the answers to other methods', () => {
  const failure = { code: -32000, message: 'header not found' };
  expect(bent({ type: 'rpcError', ...failure })).toEqual([
    gasPrice,
    { jsonrpc: '2.0', id: 8, error: failure },
  ]);
  expect(bent({ type: 'result', result: null })).toEqual([
    gasPrice,
    { jsonrpc: '2.0', id: 8, result: null },
  ]);
});

test('a batch item is missing, doubled, foreign or empty', () => {
  expect(bent({ type: 'missingItem' })).toEqual([gasPrice]);
  expect(bent({ type: 'doubledItem' })).toEqual([gasPrice, read, read]);
  expect(bent({ type: 'emptyItem' })).toEqual([gasPrice, { jsonrpc: '2.0', id: 8 }]);
  const [, foreign] = bent({ type: 'foreignId' });
  expect(foreign?.result).toBe('0x56789a');
  expect([7, 8]).not.toContain(foreign?.id);
});

test('the items of a batch come in reverse order', () => {
  expect(bent({ type: 'reordered' })).toEqual([read, gasPrice]);
});

test('truncated hex ends in the middle of a byte', () => {
  const [, cut] = bent({ type: 'truncatedHex' });
  expect(cut?.result).toBe('0x567');
});

test('a rule with a target applies to requests to it, alone or inside a multicall', () => {
  const rule = { fault: { type: 'missingItem' }, target: DAI } as const;
  const inside = [{ id: 1, method: 'eth_call', params: [{ to: MULTICALL3, data: multicall }] }];
  expect(injectFaults(calls, answers, rule)).toEqual([gasPrice]);
  expect(injectFaults(inside, [{ id: 1, result: '0x' }], rule)).toEqual([]);
});

test('a direct rule applies to requests to its target, but to no multicall with the target as an entry', () => {
  const rule = { fault: { type: 'missingItem' }, target: DAI, isDirect: true } as const;
  const entry = {
    jsonrpc: '2.0',
    id: 9,
    method: 'eth_call',
    params: [{ to: MULTICALL3, data: multicall }, 'latest'],
  };
  const answered = { jsonrpc: '2.0', id: 9, result: '0x01' };
  expect(injectFaults([...calls, entry], [...answers, answered], rule)).toEqual([
    gasPrice,
    answered,
  ]);
});

test('one entry of a multicall fails, and the others keep their results', () => {
  const inside = [{ id: 1, method: 'eth_call', params: [{ to: MULTICALL3, data: multicall }] }];
  const result = encodeFunctionResult({
    abi: multicallAbi,
    result: [
      { success: true, returnData: '0x01' },
      { success: true, returnData: '0x02' },
    ],
  });
  const [answer] = injectFaults(inside, [{ id: 1, result }], {
    fault: { type: 'entryOutcome', success: false, returnData: '0x' },
    target: DAI,
  });
  expect(
    decodeFunctionResult({ abi: multicallAbi, data: `0x${String(answer?.result).slice(2)}` }),
  ).toEqual([
    { success: true, returnData: '0x01' },
    { success: false, returnData: '0x' },
  ]);
});

test('a node that lags reads at its own older block', () => {
  const rule = { fault: { type: 'lagBehind', blocks: 20 } } as const;
  const [, lagging] = atBlock(calls, rule, '0x50');
  expect(lagging?.params).toEqual([{ to: DAI, data: '0x01' }, '0x50']);
});
