import { sourcePath, sourcePlace } from './sourcePlace';

test.each([
  ['turbopack:///[project]/lib/exchange/pairs/pair.ts', 'room', 'lib/exchange/pairs'],
  [
    'turbopack:///[project]/components/features/swap/parts/A.tsx',
    'room',
    'components/features/swap',
  ],
  ['turbopack:///[project]/node_modules/viem/_esm/utils/a.js', 'package', 'viem'],
  ['turbopack:///[project]/node_modules/a/node_modules/@b/c/d.js?x=1', 'package', '@b/c'],
  [
    'turbopack:///[project]/node_modules/next/dist/compiled/react-dom/cjs/a.js',
    'package',
    'react-dom (in next)',
  ],
  ['turbopack:///[turbopack]/runtime.ts', 'other', 'turbopack:///[turbopack]/runtime.ts'],
])('REL-25 %s is in the %s %s', (source, type, name) => {
  expect(sourcePlace(source)).toEqual({ type, name });
});

test('the path of a source is relative to the repository', () => {
  expect(sourcePath('turbopack:///[project]/lib/a.ts?x=1')).toBe('lib/a.ts');
});
