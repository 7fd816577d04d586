import fc from 'fast-check';
import { addressText } from '@/lib/base/addresses/pastedAddress';
import { isDomainName } from './domainName';

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
