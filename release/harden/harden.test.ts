import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityAt, scriptName } from '../guard/scriptName';
import { harden } from './harden';
import { integrityFor } from './integrity';

const CHUNKS = '_next/static/chunks';
const PAGE = `<!DOCTYPE html><html><head><meta charset="utf-8"/><script src="/${CHUNKS}/turbopack-a.js" async=""></script></head><body></body></html>`;

let site = '';

const put = async (file: string, content: string) => {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), content);
};
const read = (file: string) => readFile(join(site, file), 'utf8');

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  for (const page of ['index', '404', '404/index', 'remove/_/index', '_not-found/index'])
    await put(`${page}.html`, PAGE);
  await put('remove/_/index.txt', `"/${CHUNKS}/turbopack-a.js"`);
  await put(`${CHUNKS}/turbopack-a.js`, 'run()');
  await put(`${CHUNKS}/b.js`, 'b()');
});
afterEach(() => rm(site, { recursive: true }));

test('REL-10 every page has the policy, including the pages for missing paths', async () => {
  const { pages, scripts } = await harden(site);
  expect([pages, scripts.size]).toEqual([5, 2]);
  for (const page of ['index', '404', 'remove/index', 'remove/_/index', '_not-found/index'])
    expect(await read(`${page}.html`)).toContain('http-equiv="Content-Security-Policy"');
});

test('REL-10 every script is named after its content, and loaded under that name', async () => {
  await put(`${CHUNKS}/turbopack-a.js`, 'load("static/chunks/b.js")');
  const { scripts } = await harden(site);
  const b = scriptName(integrityFor('b();'));
  const runtime = scriptName(integrityFor(`load("static/chunks/${b}");`));
  expect([...scripts].sort()).toEqual([
    ['b.js', b],
    ['turbopack-a.js', runtime],
  ]);
  expect((await readdir(join(site, CHUNKS))).sort()).toEqual([b, runtime].sort());
  expect(await read(`${CHUNKS}/${runtime}`)).toBe(`load("static/chunks/${b}");`);
  expect(await read('remove/_/index.txt')).toBe(`"/${CHUNKS}/${runtime}"`);
  const integrity = integrityAt(`/${CHUNKS}/${runtime}`);
  expect(await read('index.html')).toContain(
    `<script integrity="${integrity}" src="/${CHUNKS}/${runtime}"`,
  );
});

test('every style sheet has a short name, by which the scripts load it', async () => {
  await put(`${CHUNKS}/0a1b2c.css`, 'p{color:red}');
  await put(`${CHUNKS}/b.js`, 'load("static/chunks/0a1b2c.css")');
  const { scripts, styles } = await harden(site);
  const [[old, name = ''] = []] = styles;
  expect(old).toBe('0a1b2c.css');
  expect(await read(`${CHUNKS}/${name}`)).toBe('p{color:red}');
  expect(await read(`${CHUNKS}/${scripts.get('b.js')}`)).toBe(`load("static/chunks/${name}");`);
});

test('the rest of a call that the bundler dropped is removed', async () => {
  await put(`${CHUNKS}/b.js`, 'b(1),(e,t)=>{e.call(t)},b(2)');
  const { scripts } = await harden(site);
  expect(await read(`${CHUNKS}/${scripts.get('b.js')}`)).toBe('b(1),b(2);');
});

test('a folder without a page has the text of 404.html, and no copy of 404.html answers with 200', async () => {
  await harden(site);
  expect(await read('remove/index.html')).toBe(await read('404.html'));
  await expect(access(join(site, '404'))).rejects.toThrow();
  await expect(access(join(site, '_next/index.html'))).rejects.toThrow();
  expect(await read('_redirects')).toBe('/remove/:p1 /remove/_/index.html 200\n/* /404.html 404\n');
});

test('an unexpected page stops the build and is named', async () => {
  await put('remove/_/index.html', PAGE.replace('turbopack-a', 'unknown'));
  await expect(harden(site)).rejects.toThrow('remove/_/index.html cannot be hardened');
});

test('a site that is already hardened stops the build', async () => {
  await harden(site);
  await expect(harden(site)).rejects.toThrow();
});
