import { redirectsOf } from './redirects';

test('REL-06 each page with parameters answers its paths, but only as documents', () => {
  expect(redirectsOf(['', 'swap', 'swap/_', 'add', 'add/_/_', 'add/_', '_not-found'])).toBe(
    [
      '/add/:p1 /add/_/index.html 200',
      '/add/:p1/:p2 /add/_/_/index.html 200',
      '/swap/:p1 /swap/_/index.html 200',
      '/* /404.html 404',
      '',
    ].join('\n'),
  );
});

test('REL-06 a page with a literal segment comes before one with a parameter', () => {
  const rules = redirectsOf(['stake/_/_', 'stake/_/claim', 'stake/0/_', 'stake/_']);
  expect(rules.split('\n').map((rule) => rule.split(' ')[0])).toEqual([
    '/stake/0/:p2',
    '/stake/:p1',
    '/stake/:p1/claim',
    '/stake/:p1/:p2',
    '/*',
    '',
  ]);
});

test('REL-06 no rule ends in a slash, because gateways remove it from the path', () => {
  expect(redirectsOf(['png/_', 'migrate/_/_/_/_/_/_'])).not.toMatch(/^\S+\/ /m);
});
