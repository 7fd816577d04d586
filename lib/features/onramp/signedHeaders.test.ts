import { createHmac, webcrypto } from 'node:crypto';
import { hmacSha256, signedHeaders } from './signedHeaders';

beforeAll(() => {
  if (globalThis.crypto?.subtle === undefined)
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

const repeated = (byte: number, times: number) => new Uint8Array(times).fill(byte);
const LONG_KEY = repeated(0xaa, 131);

/** The cases of RFC 4231, and what HMAC-SHA-256 returns. The fifth is partial. */
test.each([
  [
    repeated(0x0b, 20),
    'Hi There',
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    'Jefe',
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    repeated(0xaa, 20),
    repeated(0xdd, 50),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    new Uint8Array(25).map((_byte, index) => index + 1),
    repeated(0xcd, 50),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [repeated(0x0c, 20), 'Test With Truncation', 'a3b6167473100ee06e0c796c2955552b'],
  [
    LONG_KEY,
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    LONG_KEY,
    'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
])('BUY-08 case %# of RFC 4231', async (key, data, expected) => {
  expect((await hmacSha256(key, data)).slice(0, expected.length)).toBe(expected);
});

test('BUY-08 it is the signature of the UTF-8 bytes, for every text', async () => {
  for (const [secret, text] of [
    ['k', ''],
    ['secret', 'Zoë Müller 你好 🦔'],
    ['ключ', JSON.stringify({ firstName: "O'Brien", email: 'a@b.co' })],
    ['x'.repeat(200), 'y'.repeat(10_000)],
  ] as const)
    expect(await hmacSha256(secret, text)).toBe(
      createHmac('sha256', secret).update(text).digest('hex'),
    );
});

test('BUY-08 the headers have the key, the signature of url and body, and the content type', async () => {
  const request = { url: 'https://api.example/v3?timestamp=1', body: '{"a":"é"}' };
  expect(await signedHeaders(request, { apiKey: 'key', secret: 's' })).toEqual({
    'X-Api-Key': 'key',
    'X-Api-Signature': createHmac('sha256', 's')
      .update(`${request.url}${request.body}`)
      .digest('hex'),
    'Content-Type': 'application/json',
  });
});
