import fc from 'fast-check';
import { InvalidNameError, nameNode } from './nameNode';

/** The examples in EIP-137. */
const ETH = '0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae';
const FOO_ETH = '0xde9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f';

test('SWP-13 the registry knows a name by its hash', () => {
  expect(nameNode('eth')).toBe(ETH);
  expect(nameNode('foo.eth')).toBe(FOO_ETH);
});

test('SWP-13 a name is the same in upper case', () => {
  expect(nameNode('Foo.ETH')).toBe(FOO_ETH);
});

test.each([
  ['Cyrillic among Latin', 'раypal.eth'],
  ['a hidden joiner', 'fo\u200do.eth'],
  ['a direction override', 'foo\u202e.eth'],
  ['an empty label', 'foo..eth'],
  ['an encoded label', 'xn--foo.eth'],
  ['an underscore within', 'f_oo.eth'],
  ['another full stop', 'foo。eth'],
  ['a label by its hash', `[${'0'.repeat(64)}].eth`],
])('SWP-13 %s is not a valid name', (_what, name) => {
  expect(() => nameNode(name)).toThrow(InvalidNameError);
});

test('SWP-13 any text has one hash or is an invalid name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      try {
        expect(nameNode(`${text}.eth`)).toMatch(/^0x[0-9a-f]{64}$/);
      } catch (error) {
        if (!(error instanceof InvalidNameError)) throw error;
      }
    }),
  );
});
