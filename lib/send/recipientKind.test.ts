import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { recipientCalls, recipientKind } from './recipientKind';

const recipient = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const NAMES = recipientCalls(recipient).map(({ functionName }) => functionName);
const CODE = '0x6080604052';

function kindOf(answered: readonly string[], code: `0x${string}` = CODE, isUsed = true) {
  const answers = NAMES.map((name) => answered.includes(name));
  return recipientKind({ recipient, code, isUsed, answers });
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

test('PNL-14 what has no code is an account, and one that was never used is told apart', () => {
  expect(kindOf([], '0x')).toBe('account');
  expect(kindOf([], '0x', false)).toBe('unused');
  expect(kindOf([], `0xef0100${'11'.repeat(20)}`)).toBe('account');
});

test('PNL-14 a contract of the exchange is one, on either chain', () => {
  for (const id of [43114, 43113] as const) {
    const { router, factory } = EXCHANGE_ADDRESSES[id];
    for (const address of [router, factory]) {
      expect(recipientKind({ recipient: address, code: CODE, isUsed: true, answers: [] })).toBe(
        'exchange',
      );
    }
  }
});
