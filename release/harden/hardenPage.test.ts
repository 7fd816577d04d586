import { hardenPage } from './hardenPage';
import { integrityFor } from './integrity';

const PUSH = 'self.__next_f.push([1,"<script src=\\"/evil.js\\"><\\/script>"])';
const INTEGRITY = { '/a.js': 'sha256-a', '/theme.js': 'sha256-theme' };
const START = 'guard()';
const START_SCRIPTS = { head: START, requests: 'ask()' };

const page = (head = '', body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const LARGE = new Set(['/a.js']);
const harden = (html: string) =>
  hardenPage(html, { integrity: INTEGRITY, startScripts: START_SCRIPTS, large: LARGE });

test('REL-10 the policy and the start script come before everything that a page loads', () => {
  const html = harden(page('<link rel="stylesheet" href="/a.css"/><script src="/a.js" async="">'));
  const places = ['charSet', 'Content-Security-Policy', `<script>${START}</script>`, '/a.css'];
  const positions = places.map((place) => html.indexOf(place));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

test('REL-27 the large scripts of a page are requested after the start script and before its styles, each once', () => {
  const html = harden(
    page(
      '<style>a{}</style><script src="/a.js" async=""></script><script src="/theme.js"></script>',
      '<script src="/a.js" noModule=""></script>',
    ),
  );
  const link =
    '<link rel="preload" as="script" fetchpriority="low" referrerpolicy="no-referrer" href="/a.js" integrity="sha256-a"/>';
  expect(html.split(link)).toHaveLength(2);
  expect(html).not.toContain('href="/theme.js"');
  const positions = ['Content-Security-Policy', `<script>${START}`, link, '<style>'].map((place) =>
    html.indexOf(place),
  );
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

test('every script and every preload of a script has its integrity', () => {
  const html = harden(
    page(
      '<link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/f"/>',
      '<script src="/theme.js"></script><script src="/a.js" noModule=""></script>',
    ),
  );
  expect(html).toContain('<link integrity="sha256-a" rel="preload" as="script" href="/a.js"/>');
  expect(html).toContain('<link rel="preload" as="font" href="/f"/>');
  expect(html).toContain('<script integrity="sha256-theme" src="/theme.js">');
  expect(html).toContain('<script integrity="sha256-a" src="/a.js" noModule="">');
});

test('REL-10 the policy lists every inline script by its hash, whatever its text', () => {
  const html = harden(page('', `<script>${PUSH}</script><script>${PUSH}</script>`));
  const [, scripts] = /script-src ([^;]*);/.exec(html) ?? [];
  expect(scripts).toBe(
    `'self' '${integrityFor(START)}' '${integrityFor('ask()')}' '${integrityFor(PUSH)}'`,
  );
  expect(html).toContain(`<script>${PUSH}</script>`);
});

test.each([
  ['an unknown inline script', page('', '<script>alert(1)</script>')],
  ['an unknown script', page('', '<script src="/b.js"></script>')],
  ['a script of another host', page('', '<script src="https://elsewhere.example/a.js"></script>')],
  ['an unknown preload', page('<link rel="preload" as="script" href="/b.js"/>')],
  ['an unknown module preload', page('<link rel="modulepreload" href="/b.js"/>')],
  ['an integrity', page('', '<script integrity="sha256-x" src="/a.js"></script>')],
  ['an event handler', page('', '<img src="/x" onerror="alert(1)">')],
  ['a javascript: link', page('', '<a href=" javascript:alert(1)">x</a>')],
  ['a base', page('<base href="/x/">')],
  ['an iframe', page('', '<template><iframe></iframe></template>')],
  ['a policy already', harden(page())],
  ['no character set first', page().replace('charSet="utf-8"', 'name="x"')],
])('a page with %s stops the build', (_what, html) => {
  expect(() => harden(html)).toThrow('The page is not as expected');
});

test('RPC-39 the first requests are sent after what the page shows, before its other scripts', () => {
  const ask = '<script>ask()</script>';
  expect(harden(page('', `<main></main><script>${PUSH}</script>`))).toContain(
    `<main></main>${ask}<script>${PUSH}`,
  );
  expect(harden(page('', '<main></main>'))).toContain(`<main></main>${ask}</body>`);
});

test.each(['head', 'requests'])(
  'a start script that contains its own end tag stops the build: %s',
  (part) => {
    const startScripts = { ...START_SCRIPTS, [part]: 'a("</script>")' };
    expect(() => hardenPage(page(), { integrity: INTEGRITY, startScripts, large: LARGE })).toThrow(
      'end early',
    );
  },
);
