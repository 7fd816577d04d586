import fc from 'fast-check';
import { type Address, zeroAddress } from 'viem';
import { addressText } from '@/lib/base/addresses/pastedAddress';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { isDomainName } from '@/lib/chain/names/domainName';
import { recipientProblem } from './recipientProblem';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const [SOLD, BOUGHT] = [
  '0x60781C2586D68229fde47564546784ab3fACA982',
  '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664',
] as const;
const path = { chainId: 43114, path: [SOLD, BOUGHT] } as const;

test('SWP-14 TOK-28 each address where the output would be lost has its own reason', () => {
  const problem = (address: Address) => recipientProblem(address, address, path);
  expect(problem(FRIEND)).toBeUndefined();
  expect(problem(zeroAddress)).toBe('nobody');
  expect(problem('0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE')).toBe('nobody');
  expect(problem(EXCHANGE_ADDRESSES[43113].router)).toBe('exchange');
  expect(problem(EXCHANGE_ADDRESSES[43114].factory)).toBe('exchange');
  expect(problem(BOUGHT)).toBe('token');
  const pool = pairAddress({ chainId: 43114, address: SOLD }, { chainId: 43114, address: BOUGHT });
  expect(problem(pool)).toBe('pool');
  expect(recipientProblem(BOUGHT, BOUGHT, undefined)).toBeUndefined();
});

test.each([
  ['the governor', '0xb0Ff2b1047d9E8d294c2eD798faE3fA817F43Ee1'],
  ['the airdrop', '0x0C58C2041da4CfCcF5818Bbe3b66DBC23B3902d9'],
  ['the chef of the farms', '0x1f806f7C8dED893fd3caE279191ad7Aa3798E928'],
  ['the multicall', MULTICALL3_ADDRESS],
] as const)(
  'PNL-14 SWP-14 %s is a contract of the exchange, with tokens on the way or not',
  (_name, at) => {
    expect(recipientProblem(at, at, undefined)).toBe('exchange');
    expect(recipientProblem(at, at, path)).toBe('exchange');
  },
);

test.each([
  ['a capital letter that does not fit', FRIEND.replace('3C', '3c'), 'mistyped'],
  ['an address with a digit too few', FRIEND.slice(0, -1), 'incomplete'],
  ['an address with a digit too many', `${FRIEND}0`, 'incomplete'],
  ['another letter within', `${FRIEND.slice(0, -1)}g`, 'incomplete'],
  ['an address of Ethereum', `eth:${FRIEND}`, 'otherChain'],
  ['a mistyped address with our prefix', `avax:${FRIEND.replace('3C', '3c')}`, 'mistyped'],
  ['a word', 'friend', 'notAnAddress'],
  ['a name, whose lookup says what is wrong', 'friend.eth', undefined],
])('SWP-12 %s', (_what, text, expected) => {
  expect(recipientProblem(text, undefined, path)).toBe(expected);
});

const address = fc
  .array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: 40, maxLength: 40 })
  .map((digits) => `0x${digits.join('')}`)
  // Capitals only are an address without a checksum, which gets one.
  .filter((text) => /[a-f]/.test(text));
const label = fc.stringMatching(/^[-a-z0-9]{1,20}$/);
const name = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 4 }), fc.constantFrom('eth', 'com', 'xyz'))
  .map(([labels, last]) => [...labels, last].join('.'));
const space = fc.constantFrom(' ', '\t', '\n', '\r\n', '\u00a0', '\u2003', '\u3000', '\ufeff');

test('SWP-12 whitespace is removed from a recipient, wherever it is', () => {
  expect(addressText(' friend . eth\n')).toBe('friend.eth');
  const recipient = fc.oneof(address, name);
  fc.assert(
    fc.property(recipient, fc.array(space), fc.nat(), (text, spaces, place) => {
      const at = place % (text.length + 1);
      const spaced = text.slice(0, at) + spaces.join('') + text.slice(at);
      expect(addressText(spaced)).toBe(text);
    }),
  );
});

test.each([
  'friend.eth',
  'Friend.ETH',
  'pay.my-friend.eth',
  'example.co.uk',
  '_pay.friend.eth',
  '1.eth',
  'münchen.eth',
  '日本.eth',
  '🦊.eth',
  '👨‍👩‍👧.eth',
  'मित्र.भारत',
])('SWP-12 a domain-like text is a name: %s', (text) => {
  expect(isDomainName(text)).toBe(true);
});

test('SWP-12 every domain name is a name', () => {
  fc.assert(fc.property(name, (text) => expect(isDomainName(text)).toBe(true)));
});

test.each([
  '',
  'friend',
  '.eth',
  'eth.',
  'friend..eth',
  'friend.eth.',
  'friend.e',
  'my friend.eth',
  'https://friend.eth',
  'friend.eth/pay',
  'friend.eth?to=me',
  'me@friend.eth',
  '<b>friend.eth',
  '127.0.0.1',
  '1.5',
  'friend\u202e.eth',
  'friend\u200b.eth',
  'friend\u0000.eth',
])('SWP-12 another text is not a name: %j', (text) => {
  expect(isDomainName(text)).toBe(false);
});

test('SWP-12 a name has at most 255 characters', () => {
  expect(isDomainName(`${'a'.repeat(251)}.eth`)).toBe(true);
  expect(isDomainName(`${'a'.repeat(252)}.eth`)).toBe(false);
});

test('SWP-12 an address is not a name, and a name has no whitespace', () => {
  fc.assert(fc.property(address, (text) => expect(isDomainName(text)).toBe(false)));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const looksLikeName = `${text}.eth`;
      fc.pre(isDomainName(looksLikeName));
      expect(addressText(looksLikeName)).toBe(looksLikeName);
    }),
  );
});
