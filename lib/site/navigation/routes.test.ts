import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exportedParameters, parsePath, ROUTES } from './routes';

const APP = 'app';

/** The folders of `app/` with a page, as paths. */
function foldersWithPage(path = '/'): string[] {
  const folders = readdirSync(join(APP, path), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [
    ...(existsSync(join(APP, path, 'page.tsx')) ? [path] : []),
    ...folders.flatMap(({ name }) => foldersWithPage(join(path, name))),
  ];
}

test('REL-05 the table has a row for every page of the app, and no other', () => {
  const patterns = Object.values(ROUTES).map(([pattern]) => pattern);
  expect([...patterns].sort()).toEqual(foldersWithPage().sort());
});

test('NAV-02 the swap has a page, and one for every currency', () => {
  expect(parsePath('/swap')).toEqual({ name: 'swap' });
  expect(parsePath('/swap/avax/')).toEqual({ name: 'swapTo', outputCurrency: 'avax' });
  expect(exportedParameters('swapTo')).toEqual([{ outputCurrency: '_' }]);
});
