import { paymentUrl } from './paymentUrl';

const HOST = 'pay.example.com';
const RULE = { hosts: [HOST], allowsLoopback: false };
const PRACTICE = { hosts: [HOST, 'localhost:5005'], allowsLoopback: true };

test('BUY-19 a payment page on a listed host is allowed, with path and query', () => {
  for (const url of [
    `https://${HOST}/checkout/1?order=7#card`,
    `https://${HOST}/?email=a@b.co`,
    `https://${HOST}/@shop`,
  ])
    expect(paymentUrl(url, RULE)?.href).toBe(url);
  const url = `https://${HOST}/checkout`;
  expect(paymentUrl(url.toUpperCase(), RULE)?.host).toBe(HOST);
});

test('BUY-19 a page of this machine is allowed in practice alone, and only if it is listed', () => {
  expect(paymentUrl('http://localhost:5005/pay', PRACTICE)?.host).toBe('localhost:5005');
  expect(paymentUrl('http://localhost:5005/pay', { ...PRACTICE, allowsLoopback: false })).toBe(
    undefined,
  );
  expect(paymentUrl('http://localhost:5006/pay', PRACTICE)).toBeUndefined();
  expect(paymentUrl(`http://${HOST}/pay`, PRACTICE)).toBeUndefined();
});

const SCHEMES = [
  'javascript:',
  'data:text/html,',
  'blob:',
  'file://',
  'ftp://',
  'http://',
  'ws://',
  'https:',
  'https:/',
  'https://https://',
  'HTTPS:\\\\',
  '//',
  '',
];
const HOSTS = [
  HOST,
  `evil.example@${HOST}`,
  `${HOST}@evil.example`,
  `${HOST}.evil.example`,
  `evil-${HOST}`,
  `${HOST}:8443`,
  `${HOST}.`,
  `www.${HOST}`,
  'example.com',
  'pаy.example.com',
  'xn--py-7kc.example.com',
  'pay.example.com%2eevil.example',
  'pay%2eexample.com',
  'evil.example/pay.example.com',
  'evil.example?pay.example.com',
  'evil.example#pay.example.com',
  'evil.example\\pay.example.com',
  '[::1]',
  '127.0.0.1',
  '2130706433',
];
const PLACES = ['', '/', '/checkout', '/?a=1', '\u0000', '\n', ' ', '\t/x'];

/** Every way to write one of the hosts that is not the page of the provider. */
const CORPUS = SCHEMES.concat(['https://', ' https://', '\u0000https://', 'https://:@'])
  .flatMap((scheme) => HOSTS.flatMap((host) => PLACES.map((place) => scheme + host + place)))
  .filter((text) => !isPage(text));

/** Whether it is the provider's own page, however it is written: the only ones that are allowed. */
function isPage(text: string): boolean {
  return (
    /^https:\/\/pay\.example\.com(\/|\?|$)/.test(text) &&
    !/\s/.test(text) &&
    !text.includes('\u0000')
  );
}

test('BUY-19 P03 each of more than 1,000 other texts is refused', () => {
  expect(CORPUS.length).toBeGreaterThan(1_000);
  const allowed = CORPUS.filter((text) => paymentUrl(text, RULE) !== undefined);
  expect(allowed).toEqual([]);
  expect(CORPUS.filter((text) => paymentUrl(text, PRACTICE) !== undefined)).toEqual([]);
});

test('BUY-19 a text that is too long is refused', () => {
  expect(paymentUrl(`https://${HOST}/${'a'.repeat(2_048)}`, RULE)).toBeUndefined();
});
