import { policy } from './policy';

const directives = new Map(
  policy(['sha256-a', 'sha256-b'])
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
);

test('REL-10 scripts come from the site or are listed, and nothing unsafe is allowed to them', () => {
  expect(directives.get('script-src')).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('trusted-types')).toEqual(['default']);
});

test('REL-10 what is not named is refused', () => {
  expect(directives.get('default-src')).toEqual(["'none'"]);
  for (const name of ['worker-src', 'object-src', 'base-uri', 'form-action'])
    expect(directives.get(name)).toEqual(["'none'"]);
});

test('whatever /config.json may name can be reached: https, wss, and a node on this machine', () => {
  expect(directives.get('connect-src')).toEqual(
    expect.arrayContaining(["'self'", 'https:', 'wss:', 'http://localhost:*']),
  );
  expect(directives.get('img-src')).toEqual(expect.arrayContaining(["'self'", 'https:']));
});
