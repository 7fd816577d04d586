import { parseRedirects, redirectOf } from './redirectRules';

const rules = parseRedirects(`
# A comment
/swap/:token /swap/_/index.html 200
/add/:a/:b /add/_/_/index.html?a=:a&b=:b 200   # another
/old /new
/docs/* https://docs.example/:splat 302
/a.b /dot 200
/* /404.html 404
`);

test.each([
  ['/swap/0x1', '/swap/_/index.html', 200],
  ['/swap/0x1/', '/swap/_/index.html', 200],
  ['/add/0x1/0x2', '/add/_/_/index.html?a=0x1&b=0x2', 200],
  ['/old', '/new', 301],
  ['/docs/a/b', 'https://docs.example/a/b', 302],
  ['/a.b', '/dot', 200],
  ['/axb', '/404.html', 404],
  ['/swap/0x1/0x2', '/404.html', 404],
  ['/', '/404.html', 404],
])('REL-06 %s goes to %s with %i', (path, target, status) => {
  expect(redirectOf(rules, path)).toEqual({ target, status });
});

test('REL-06 a path that matches no rule has no target', () => {
  expect(redirectOf(parseRedirects('/old /new'), '/older')).toBeUndefined();
});

test.each(['/only-one', 'no-slash /x 200', '/a /b 20'])('"%s" is not a rule', (line) => {
  expect(() => parseRedirects(line)).toThrow('Not a rule');
});
