import { isFramed } from './framing';

const self = {};
const top = {};
const ALLOWED = ['https://a.example', 'https://b.example'];

test('a top-level page is not framed', () => {
  expect(isFramed({ top: self, self, ancestors: [] }, [])).toBe(false);
});

test.each<[string, readonly string[] | undefined, readonly string[], boolean]>([
  ['any origin, when none is allowed', ['https://a.example'], [], true],
  ['an allowed origin', ['https://a.example'], ALLOWED, false],
  ['allowed origins only', ['https://a.example', 'https://b.example'], ALLOWED, false],
  ['an allowed origin inside another', ['https://a.example', 'https://c.example'], ALLOWED, true],
  ['an origin that hides itself', ['null'], ALLOWED, true],
  ['a browser that reports no origins', undefined, ALLOWED, true],
  ['a browser that reports an empty list', [], ALLOWED, true],
])('framed by %s', (_by, ancestors, allowed, expected) => {
  expect(isFramed({ top, self, ancestors }, allowed)).toBe(expected);
});
