import { runInNewContext } from 'node:vm';
import { integrityFor, renamed, runtimeOf, withManifest, withMoreIntegrity } from './integrity';

const RUNTIME = '/_next/static/chunks/turbopack-2u1d16.js';

test('the integrity of a text is its SHA-256, as a browser computes it', () => {
  expect(integrityFor('abc')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});

test('the runtime is the one script that loads the others', () => {
  expect(runtimeOf(['/theme.js', '/_next/static/chunks/a.js', RUNTIME])).toBe(RUNTIME);
});

test.each([
  ['no runtime', ['/theme.js', '/turbopack-a.js']],
  ['two runtimes', [RUNTIME, '/_next/static/chunks/turbopack-b.js']],
])('%s stops the build', (_what, paths) => {
  expect(() => runtimeOf(paths)).toThrow('Expected one runtime');
});

const SCRIPTS = {
  '/theme.js': integrityFor('theme'),
  '/_next/static/chunks/0-a_b.c.js': integrityFor('a'),
};

test('a changed runtime has a new name, since browsers cache the old one forever', () => {
  const [one, other] = ['a', 'b'].map((content) =>
    renamed(RUNTIME, withManifest('run()', { '/a.js': integrityFor(content) })),
  );
  expect(one).toMatch(/^\/_next\/static\/chunks\/turbopack-2u1d16-[0-9a-f]{12}\.js$/);
  expect(other).not.toBe(one);
});

test('the guard knows every script before the runtime loads any', () => {
  const self: Record<string, unknown> = {};
  const run = () => {
    self.known = self.__scriptIntegrity;
  };
  runInNewContext(withManifest('run()', SCRIPTS), { self, run });
  expect({ ...(self.known as object) }).toEqual(SCRIPTS);
});

test('a late script passes more integrities to the guard before it runs, and removes none', () => {
  const self = { __scriptIntegrity: { '/first.js': integrityFor('first') } };
  const run = jest.fn(() => ({ ...self.__scriptIntegrity }));
  runInNewContext(withMoreIntegrity('run()', SCRIPTS), { self, run });
  expect(run).toHaveReturnedWith({ '/first.js': integrityFor('first'), ...SCRIPTS });
});

test('an invalid digest stops the build', () => {
  expect(() => withManifest('', { '/a.js': 'sha256-a' })).toThrow('sha256-a is no SHA-256 digest');
});
