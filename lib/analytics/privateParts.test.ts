import { withoutPrivateParts } from './privateParts';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each([
  [`Transfer to ${ADDRESS} failed`, 'Transfer to [hex] failed'],
  [`x${ADDRESS.toLowerCase()}y`, 'x[hex]y'],
  ['mail ann.o@example.co.uk now', 'mail [e-mail] now'],
  ['No address for ann.eth here', 'No address for [name] here'],
  ['URL: https://rpc.example/v1/KEY?token=secret failed', 'URL: [url] failed'],
  ['wss://relay.example/?projectId=1', '[url]'],
  ['Balance 1,234,567.89 is too low', 'Balance [number] is too low'],
  ['Unexpected token "secret" at 5', 'Unexpected token [text] at 5'],
  ['at f (https://site.example/_next/static/chunks/12-ab.js?v=1:3:4567)', 'at f (12-ab.js:3:4567)'],
  ['at https://site.example/_next/chunks/12.js:3:45', 'at 12.js:3:45'],
])('PNL-10 T23 %s', (text, expected) => {
  expect(withoutPrivateParts(text)).toBe(expected);
});

test('PNL-10 of a long text only whole words of its beginning are told', () => {
  expect(withoutPrivateParts(`${'ab '.repeat(1_333)}ann@example.com`)).toBe('ab '.repeat(1_333));
  expect(withoutPrivateParts(`${'a.'.repeat(50_000)}@`)).toBe('');
});
