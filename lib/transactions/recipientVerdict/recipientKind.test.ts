import { needsConsent, recipientCalls, recipientKind } from './recipientKind';

const recipient = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const NAMES = recipientCalls(recipient).map(({ functionName }) => functionName);
const CODE = '0x6080604052';

function kindOf(answered: readonly string[], code: `0x${string}` = CODE, nonce = 1, balance = 0n) {
  const answers = NAMES.map((name) => answered.includes(name));
  return recipientKind({ code, nonce, balance, answers });
}

test.each([
  ['pool', ['token0', 'balanceOf']],
  ['farm', ['stakingToken', 'balanceOf']],
  ['farm', ['poolLength']],
  ['token', ['balanceOf']],
  ['wallet', ['getThreshold']],
  ['wallet', ['entryPoint']],
  ['contract', []],
] as const)('PNL-14 a contract is a %s if it answers %s', (kind, answered) => {
  expect(kindOf(answered)).toBe(kind);
});

test('PNL-14 what has no code is an account, and one that has sent nothing is distinguished', () => {
  expect(kindOf([], '0x')).toBe('account');
  expect(kindOf([], '0x', 0, 1n)).toBe('unsent');
  expect(kindOf([], '0x', 0)).toBe('unused');
  expect(kindOf(['balanceOf'], `0xef0100${'11'.repeat(20)}`)).toBe('account');
});

test('PNL-14 a node that knows no code does not make an account of a contract that answers', () => {
  expect(kindOf(['token0', 'balanceOf'], '0x', 0)).toBe('pool');
  expect(kindOf(['balanceOf'], '0x')).toBe('token');
});

test.each([
  ['contract', true, true],
  ['wallet', true, false],
  ['account', false, false],
  ['unsent', false, false],
  ['unused', false, false],
  [undefined, false, false],
] as const)(
  'PNL-14 a send to %s needs consent: %s the first time, %s later',
  (kind, first, later) => {
    expect([needsConsent(kind, false), needsConsent(kind, true)]).toEqual([first, later]);
  },
);
