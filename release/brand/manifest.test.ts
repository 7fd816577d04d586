import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'public/site.webmanifest';
/** A path gateway, which serves the site below a path. */
const ADDRESS = 'https://gateway.example/ipfs/cid/site.webmanifest';

type Icon = { readonly src: string; readonly sizes: string; readonly purpose?: string };

const manifest = JSON.parse(readFileSync(FILE, 'utf8'));
const icons: readonly Icon[] = manifest.icons;
const layout = readFileSync('app/layout.tsx', 'utf8');

test('PNL-25 the manifest has all that an installation needs', () => {
  expect(manifest).toMatchObject({
    name: 'Pangolin',
    short_name: 'Pangolin',
    id: '/',
    display: 'standalone',
  });
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  expect(layout).toContain(manifest.description);
});

test('PNL-25 the manifest starts the site where it is, also below a path, and names its files', () => {
  const pathOf = (url: string) => new URL(url, ADDRESS).pathname;
  expect(pathOf(manifest.scope)).toBe('/ipfs/cid/');
  expect(pathOf(manifest.start_url)).toBe('/ipfs/cid/swap/');
  for (const { src } of icons) {
    expect(pathOf(src)).toBe(`/ipfs/cid/${src}`);
    expect(existsSync(join('public', src))).toBe(true);
  }
});

test('PNL-26 the frame of the browser and of the app has the colours of the page', () => {
  const styles = readFileSync('components/ui/theme.css.ts', 'utf8');
  const colors = [...styles.matchAll(/\bpage: '(#\w+)'/g)].map(([, color = '']) => color);
  expect(colors).toHaveLength(2);
  for (const color of colors) expect(layout).toContain(`color: '${color}'`);
  expect(colors).toContain(manifest.background_color);
  expect(colors).toContain(manifest.theme_color);
});
