import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { recipientCalls, recipientKind } from './recipientKind';

const recipient = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const NAMES = recipientCalls(recipient).map(({ functionName }) => functionName);
const CODE = '0x6080604052';

function kindOf(answered: readonly string[], code: `0x${string}` = CODE, nonce = 1, balance = 0n) {
  const answers = NAMES.map((name) => answered.includes(name));
  return recipientKind({ recipient, code, nonce, balance, answers });
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

test('PNL-14 what has no code is an account, and one that has sent nothing is told apart', () => {
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
  ['the router', EXCHANGE_ADDRESSES[43114].router],
  ['the factory of Fuji', EXCHANGE_ADDRESSES[43113].factory],
  ['the governor', '0xb0Ff2b1047d9E8d294c2eD798faE3fA817F43Ee1'],
  ['the airdrop', '0x0C58C2041da4CfCcF5818Bbe3b66DBC23B3902d9'],
  ['the chef of the farms', '0x1f806f7C8dED893fd3caE279191ad7Aa3798E928'],
] as const)('PNL-14 %s is a contract of the exchange', (_name, address) => {
  const facts = { recipient: address, code: CODE, nonce: 1, balance: 0n, answers: [] } as const;
  expect(recipientKind(facts)).toBe('exchange');
});
