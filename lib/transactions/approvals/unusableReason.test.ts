import { zeroHash } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { isSameTarget, unusableReason } from './unusableReason';

const [wavax, png] = CATALOGUE[43114];
if (wavax === undefined || png === undefined) throw new TypeError('A token is missing');
const pgl = liquidityToken(wavax, png);
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const spender = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';

const signed = {
  data: { token: pgl, owner: account, spender, value: 5n, nonce: 3n, deadline: 9n },
  signature: { v: 27, r: zeroHash, s: zeroHash, deadline: 9n },
} as const;
const needed = { account, spender, token: pgl, value: 5n, deadlineSeconds: 600 } as const;
const now = { needed, nonce: 3n, isExpired: false, signedDeadlineSeconds: 600 };

test.each([
  ['used', { nonce: 4n }],
  ['expired', { isExpired: true }],
  ['beyondDeadline', { signedDeadlineSeconds: 601 }],
  ['otherAmount', { needed: { ...needed, value: 6n } }],
  ['otherAccount', { needed: { ...needed, account: spender } }],
] as const)('APR-15 the user has to sign again: %s', (why, change) => {
  expect(unusableReason(signed, { ...now, ...change })).toBe(why);
});

test.each([
  ['that holds', {}],
  ['whose nonce is not known', { nonce: undefined }],
  ['for another token', { nonce: 4n, needed: { ...needed, token: png } }],
  ['for another spender', { nonce: 4n, needed: { ...needed, spender: account } }],
] as const)('APR-15 there is no notice about a signature %s', (_which, change) => {
  expect(unusableReason(signed, { ...now, ...change })).toBeUndefined();
});

test('APR-15 a signature is for its own token and spender', () => {
  expect(isSameTarget(signed.data, needed)).toBe(true);
  expect(isSameTarget(signed.data, { ...needed, token: png })).toBe(false);
  expect(isSameTarget(signed.data, { ...needed, spender: account })).toBe(false);
});
