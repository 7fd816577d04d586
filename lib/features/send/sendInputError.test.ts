import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { type SendInput, sendInputError } from './sendInputError';

const avax = nativeCurrency(43114);
const READY: SendInput = {
  isConnected: true,
  currency: avax,
  decimalsProblem: undefined,
  typedValue: '1',
  typed: amountOf(avax, 1n),
  balance: amountOf(avax, 1n),
  recipientStatus: 'valid',
  kind: 'account',
};

test('PNL-11 a whole form has no error', () => {
  expect(sendInputError(READY)).toBeUndefined();
});

test.each<[string, Partial<SendInput>, string]>([
  ['no wallet', { isConnected: false, typed: undefined }, 'connectWallet'],
  ['an unknown token', { currency: undefined }, 'selectToken'],
  ['no amount', { typed: undefined, typedValue: '' }, 'enterAmount'],
  [
    'a decimal too many',
    { typed: undefined, typedValue: '0.0000000000000000001' },
    'tooManyDecimals',
  ],
  ['more than any contract counts', { typed: undefined, typedValue: '9'.repeat(79) }, 'tooLarge'],
  ['more than is held', { typed: amountOf(avax, 2n) }, 'insufficientBalance'],
  ['no recipient', { recipientStatus: 'missing' }, 'enterRecipient'],
  ['a name that is looked up', { recipientStatus: 'resolving' }, 'resolvingRecipient'],
  ['a mistyped address', { recipientStatus: 'invalid' }, 'invalidRecipient'],
  ['the own address', { recipientStatus: 'own' }, 'ownAddress'],
])('PNL-11 AMT-17 %s is reported', (_what, change, type) => {
  expect(sendInputError({ ...READY, ...change })).toMatchObject({ type });
});

test.each(['token', 'pool', 'farm'] as const)('PNL-14 a %s is no recipient', (kind) => {
  expect(sendInputError({ ...READY, kind })).toEqual({ type: 'forbiddenRecipient' });
});

test.each(['account', 'unused', 'wallet', 'contract'] as const)('PNL-14 a %s is not', (kind) => {
  expect(sendInputError({ ...READY, kind })).toBeUndefined();
});
