import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import nextLoader from './nextLoader.cjs';
import { UNUSED, UNUSED_SCRIPTS } from './unused.cjs';

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

/** The names that an ES module exports. */
function exportsOf(code: string): readonly string[] {
  return [...code.matchAll(/\bexport (default)|\bexport (?:async )?(?:function|const|let) (\w+)/g)]
    .flatMap(([, standard, name]) => standard ?? name ?? [])
    .sort();
}

test.each(UNUSED)(
  'what takes the place of %s exports what that does',
  async (file, replacement) => {
    const resourcePath = join(next, 'dist', file);
    expect(await nextLoader.call({ resourcePath }, '')).toBe(replacement);
    const original = await readFile(join(next, 'dist/esm', file), 'utf8');
    // Comments show examples of exports.
    const code = original.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(exportsOf(replacement)).toEqual(exportsOf(code));
    expect(exportsOf(replacement)).not.toEqual([]);
  },
);

test.each(UNUSED_SCRIPTS)('%s is replaced', async (file, replacement) => {
  const resourcePath = join(next, 'dist', file);
  expect(await nextLoader.call({ resourcePath }, '')).toBe(replacement);
  expect(await readFile(resourcePath, 'utf8')).not.toBe('');
});

test('what takes the place of process is ready for wallet libraries', () => {
  const module = { exports: { nextTick: (_run: () => void) => {}, env: {}, cwd: () => '' } };
  const [, text = ''] = UNUSED_SCRIPTS.find(([file]) => file?.includes('process')) ?? [];
  runInNewContext(text, { module, queueMicrotask });
  const used = ['argv', 'browser', 'cwd', 'emit', 'env', 'nextTick', 'on', 'version', 'versions'];
  expect(Object.keys(module.exports)).toEqual(expect.arrayContaining(used));
  expect(module.exports.cwd()).toBe('/');
  return new Promise<void>((resolve) => module.exports.nextTick(resolve));
});
