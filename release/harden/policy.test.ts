import { policy } from './policy';

const directives = new Map(
  policy(['sha256-a', 'sha256-b'])
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
);

test('REL-10 scripts are from the site or listed, and nothing unsafe is allowed', () => {
  expect(directives.get('script-src')).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('trusted-types')).toEqual(['default']);
});

test('REL-10 anything that is not named is blocked', () => {
  expect(directives.get('default-src')).toEqual(["'none'"]);
  for (const name of ['worker-src', 'object-src', 'base-uri', 'form-action'])
    expect(directives.get(name)).toEqual(["'none'"]);
});

test('every host that /config.json may name can be reached: https, wss, and a node on this machine', () => {
  expect(directives.get('connect-src')).toEqual(
    expect.arrayContaining(["'self'", 'https:', 'wss:', 'http://localhost:*']),
  );
  expect(directives.get('img-src')).toEqual(expect.arrayContaining(["'self'", 'https:']));
});
