import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARK } from './drawings';

const read = (path: string) => readFileSync(join('public', path));

/** The width and the height that a PNG's header says. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

const circles = (text: string) =>
  [...text.matchAll(/c[xy]="[\d.]+"|r="[\d.]+"|fill="#\w+"/g)].map(([part]) => part);

test('PNL-24 the icon of the site is the mark of its header', () => {
  const header = readFileSync('components/parts/page/BrandMark.tsx', 'utf8');
  expect(circles(MARK)).toEqual(circles(header));
});

test('PNL-24 the manifest names icons of the sizes that they have, one of them maskable', () => {
  const manifest = JSON.parse(read('site.webmanifest').toString());
  const pictures = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pictures.map(({ src }: { src: string }) => sizeOf(read(src)))).toEqual(
    pictures.map(({ sizes }: { sizes: string }) => sizes),
  );
  expect(pictures.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
});

test('PNL-24 the favicon has three sizes, and the picture of a link is 1200 x 630', () => {
  const icon = read('favicon.ico');
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3]);
  const sizes = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index;
    const offset = icon.readUInt32LE(entry + 12);
    return [icon.readUInt8(entry), sizeOf(icon.subarray(offset))];
  });
  expect(sizes).toEqual([
    [16, '16x16'],
    [32, '32x32'],
    [48, '48x48'],
  ]);
  expect(sizeOf(read('icons/card.png'))).toBe('1200x630');
});

test('TXN-34 the icon of a tab in which something ended is a file of its own', () => {
  expect(sizeOf(read('icons/ended-64.png'))).toBe('64x64');
  expect(readFileSync('components/ui/markTab.ts', 'utf8')).toContain("'/icons/ended-64.png'");
});
