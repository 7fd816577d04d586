import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { pack } from '@/release/pack/pack';

// This test is not next to the code, because Jest cannot load the packages, which are ES modules
// only.

const folders: string[] = [];
test.afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function siteOf(...files: readonly (readonly [string, string])[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  folders.push(folder);
  await mkdir(join(folder, 'swap'));
  for (const [file, content] of files) await writeFile(join(folder, file), content);
  return folder;
}

const A = ['index.html', 'a'] as const;
const B = ['swap/index.html', 'b'] as const;
const HIDDEN = ['.nojekyll', ''] as const;

test('REL-09 the same files make the same archive, wherever and in whichever order they were written', async () => {
  expect(await pack(await siteOf(A, B))).toEqual(await pack(await siteOf(B, A)));
});

test('the address is the one that other tools compute for the folder', async () => {
  const { cid } = await pack(await siteOf(A, B));
  expect(cid).toBe('bafybeihl7j7jtrhpmz7s3susbtfx56nayqolwayuewmqsq3orzcznxhmku');
});

test('one changed byte, or a hidden file, changes the address', async () => {
  const { cid } = await pack(await siteOf(A, B));
  expect((await pack(await siteOf(A, ['swap/index.html', 'c']))).cid).not.toBe(cid);
  expect((await pack(await siteOf(A, B, HIDDEN))).cid).not.toBe(cid);
});

test('files with the same content are one block', async () => {
  const twice = await pack(
    await siteOf(['index.html', 'x'.repeat(5000)], ['swap/index.html', 'x'.repeat(5000)]),
  );
  expect(twice.car.length).toBeLessThan(7000);
});
