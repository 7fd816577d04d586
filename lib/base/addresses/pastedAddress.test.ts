import fc from 'fast-check';
import { addressText, pastedAddress } from './pastedAddress';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const DIGITS = FRIEND.slice(2);
const UNSEEN = [
  '\u200b',
  '\u200d',
  '\u200e',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00ad',
  '\u00a0',
];

test.each([
  ['as it is', FRIEND],
  ['in small letters', FRIEND.toLowerCase()],
  ['in capitals', `0x${DIGITS.toUpperCase()}`],
  ['with 0X', `0X${DIGITS}`],
  ['in capitals with 0X', FRIEND.toUpperCase()],
  ['with our prefix', `avax:${FRIEND}`],
  ['with our prefix in capitals', `AVAX:${FRIEND}`],
  ['with the prefix of Fuji', `fuji:${FRIEND.toLowerCase()}`],
  ['with the number of our chain', `eip155:43114:${FRIEND}`],
  ['as a payment link for our chain', `ethereum:${FRIEND}@43114`],
  ['as a payment link for any chain', `ethereum:pay-${FRIEND}`],
  ['in direction marks', `\u2066${FRIEND}\u2069`],
  ['with a line break', `${FRIEND.slice(0, 20)}\n${FRIEND.slice(20)} `],
])('TOK-26 an address is taken %s', (_how, text) => {
  expect(pastedAddress(text)).toEqual({ status: 'address', address: FRIEND });
  expect(addressText(text).toLowerCase()).toBe(FRIEND.toLowerCase());
});

test('TOK-26 an address is taken with unseen characters anywhere', () => {
  fc.assert(
    fc.property(fc.constantFrom(...UNSEEN), fc.nat(FRIEND.length), (unseen, at) => {
      const text = FRIEND.slice(0, at) + unseen + FRIEND.slice(at);
      expect(pastedAddress(text)).toEqual({ status: 'address', address: FRIEND });
      expect(addressText(text)).toBe(FRIEND);
    }),
  );
});

test.each([
  [`eth:${FRIEND}`, 'eth'],
  [`arb1:${FRIEND}`, 'arb1'],
  [`bnb:${FRIEND}`, 'bnb'],
  [`ethereum:${FRIEND}@1`, '1'],
  [`eip155:137:${FRIEND}`, 'eip155:137'],
  [`avax:${FRIEND}@1`, '1'],
])('TOK-27 an address of another chain is not one here: %s', (text, chain) => {
  expect(pastedAddress(text)).toEqual({ status: 'otherChain', chain });
  expect(addressText(text)).toBe(text);
});

test.each([
  [FRIEND.replace('3C', '3c'), 'mistyped'],
  [`avax:${FRIEND.replace('3C', '3c')}`, 'mistyped'],
  [FRIEND.slice(0, -1), 'none'],
  [`${FRIEND}0`, 'none'],
  ['friend.eth', 'none'],
  ['avax:friend.eth', 'none'],
  [`ethereum:${FRIEND}@43114/transfer?address=${FRIEND}`, 'none'],
  ['', 'none'],
])('TOK-26 %s is not an address', (text, status) => {
  expect(pastedAddress(text)).toEqual({ status });
});

test('TOK-26 a name keeps the joiners of its emoji', () => {
  expect(addressText('\u2068👨‍👩‍👧.eth\u2069 ')).toBe('👨‍👩‍👧.eth');
});
