import { integrityOf, scriptRules } from './scriptRules';

const BASE = 'https://exchange.example/swap/';
/** The name of a script that contains `abc`. */
const NAME = 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0';
const PATH = `/_next/static/chunks/${NAME}.js`;
const INTEGRITY = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';

test.each([PATH, `${PATH}?v=1#x`, `https://exchange.example${PATH}`])(
  'the name of %s says its integrity',
  (url) => {
    expect(integrityOf(url, BASE)).toBe(INTEGRITY);
  },
);

test.each([
  '/_next/static/chunks/b.js',
  `/_next/static/${NAME}.js`,
  `/ipfs${PATH}`,
  `/_next/static/chunks/x/${NAME}.js`,
  `/_next/static/chunks/${NAME}x.js`,
  `/_next/static/chunks/${NAME.slice(1)}.js`,
  `/_next/static/chunks/${NAME.replace('-', '+')}.js`,
  `/_next/static/chunks/${NAME}.mjs`,
  `https://elsewhere.example${PATH}`,
  `https://exchange.example:8443${PATH}`,
  `http://exchange.example${PATH}`,
  `//elsewhere.example${PATH}`,
  'data:text/javascript,1',
  `blob:https://exchange.example${PATH}`,
  'toString',
  '/constructor',
  'https://[',
  '',
])('"%s" is not a script of the site', (url) => {
  expect(integrityOf(url, BASE)).toBeUndefined();
});

const rules = scriptRules(BASE);

test('scripts of the site may be loaded, and no others', () => {
  expect(rules.createScriptURL(PATH)).toBe(PATH);
  expect(rules.createScriptURL(`https://elsewhere.example${PATH}`)).toBeNull();
});

test('plain text is allowed and markup is rejected, except the script that React makes and never runs', () => {
  expect(rules.createHTML('.card{color:red}')).toBe('.card{color:red}');
  expect(rules.createHTML('<script></script>')).toBe('<script></script>');
  for (const html of ['<b>', '<script>alert(1)</script>', ' <script></script>', '<img src=x>'])
    expect(rules.createHTML(html)).toBeNull();
});
