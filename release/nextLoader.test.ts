import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import nextLoader from './nextLoader.cjs';

const next = dirname(createRequire(__filename).resolve('next/package.json'));

test('a file of Next is loaded as an ES module', async () => {
  const resourcePath = join(next, 'dist/client/components/links.js');
  const code = await nextLoader.call({ resourcePath }, 'exports.mountLinkInstance = 1;');
  expect(code).toMatch(/^export function mountLinkInstance/m);
  expect(code).not.toContain('exports.');
});

test('a file that Next ships only as CommonJS stays as it is', async () => {
  const resourcePath = join(next, 'dist/client/missing.js');
  expect(await nextLoader.call({ resourcePath }, 'exports.only = 1;')).toBe('exports.only = 1;');
});
