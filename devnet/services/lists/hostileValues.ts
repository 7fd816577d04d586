/** Texts that deceive, break a layout or are code. */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '%3Cscript%3E',
  'USD\u202e nioC',
  '\u2066USDC\u2069',
  'U\u200bS\u200cD\u200dC',
  'US\u00adDC\u2060',
  '\ufeffUSDC',
  '\u0000USDC\u0007\u001b[31m',
  'US\u2028DC\u2029',
  'U\u0405D\u0421',
  'Ｕ＄ＤＣ',
  '\u{1d414}\u{1d412}\u{1d403}\u{1d402}',
  'U\u0301\u0301\u0301\u0301\u0301\u0301S\u0301DC',
  '\u2800\u2800\u2800',
  '\u3164\uffa0\u115f',
  '\ud800USDC',
  '\ue000\u{f0000}USDC',
  '\u{e0041}\u{e007f}USDC',
  '\ufff9USDC\ufffa',
  'AVAX',
  'https://claim.example/airdrop',
  '../../etc/passwd',
  "'; DROP TABLE tokens; --",
  '=HYPERLINK("https://claim.example")',
  '  USDC  ',
  'x'.repeat(19),
];

/** The address of a picture that is requested only with the user's permission. */
const PUBLIC_LOGO = 'https://tracker.example/logo.png';

/** Addresses of pictures that must not be requested without the user's permission. */
export const HOSTILE_LOGOS: readonly string[] = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'http://127.0.0.1:8545/',
  'http://tracker.example/logo.png',
  PUBLIC_LOGO,
  'https://user:password@tracker.example/logo.png',
  '//tracker.example/logo.png',
  'blob:https://lists.example/1',
  'ftp://tracker.example/logo.png',
  'ws://tracker.example/',
  'ipfs://../../secret',
  'chrome://settings',
  '/config.json',
];

/** Addresses of pictures that are never requested. */
export const UNUSABLE_LOGOS = HOSTILE_LOGOS.filter((link) => link !== PUBLIC_LOGO);

/** Texts that look like a time but are invalid, or far in the past or future. */
export const HOSTILE_TIMES: readonly string[] = [
  '2026-99-99T99:99:99Z',
  '0000-00-00T00:00:00Z',
  '2026-02-30T00:00:00+99:99',
  '9999-12-31T23:59:59.999999999Z',
];

/** JSON values of the wrong type or that are too large. */
export const ODD_VALUES: readonly string[] = [
  'null',
  'true',
  '-1',
  '1.5',
  '255',
  '256',
  '1e999',
  '-1e999',
  '9007199254740993',
  '"43114"',
  '"NaN"',
  '""',
  '[]',
  '[[]]',
  '{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":2,"length":-1,"then":3}',
  `"${'x'.repeat(100_000)}"`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
];
