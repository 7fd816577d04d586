import { integrityOf, scriptRules } from './scriptRules';

const BASE = 'https://exchange.example/swap/';
const INTEGRITY = { '/_next/static/chunks/a.js': 'sha256-a', '/theme.js': 'sha256-theme' };

test.each([
  ['/_next/static/chunks/a.js', 'sha256-a'],
  ['/_next/static/chunks/a.js?v=1#x', 'sha256-a'],
  ['https://exchange.example/theme.js', 'sha256-theme'],
])('%s is a script of the site', (url, integrity) => {
  expect(integrityOf(url, INTEGRITY, BASE)).toBe(integrity);
});

test.each([
  '/_next/static/chunks/b.js',
  '/_next/static/chunks/../chunks/b.js',
  'https://elsewhere.example/theme.js',
  'https://exchange.example:8443/theme.js',
  'http://exchange.example/theme.js',
  '//elsewhere.example/theme.js',
  'data:text/javascript,1',
  'blob:https://exchange.example/theme.js',
  'toString',
  '/constructor',
  'https://[',
  '',
])('"%s" is not a script of the site', (url) => {
  expect(integrityOf(url, INTEGRITY, BASE)).toBeUndefined();
});

test('before the integrities are known, no script is allowed', () => {
  expect(integrityOf('/theme.js', undefined, BASE)).toBeUndefined();
});

const rules = scriptRules(() => INTEGRITY, BASE);

test('scripts of the site may be loaded, and no others', () => {
  expect(rules.createScriptURL('/theme.js')).toBe('/theme.js');
  expect(rules.createScriptURL('https://elsewhere.example/theme.js')).toBeNull();
});

test('plain text is allowed and markup is rejected, except the script that React makes and never runs', () => {
  expect(rules.createHTML('.card{color:red}')).toBe('.card{color:red}');
  expect(rules.createHTML('<script></script>')).toBe('<script></script>');
  for (const html of ['<b>', '<script>alert(1)</script>', ' <script></script>', '<img src=x>'])
    expect(rules.createHTML(html)).toBeNull();
});
