import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
  expect(await harden(site)).toEqual({ pages: 5, scripts: 2 });
  for (const page of ['index', '404', 'remove/index', 'remove/_/index', '_not-found/index'])
    expect(await read(`${page}.html`)).toContain('http-equiv="Content-Security-Policy"');
});

test('the runtime has the integrity of the other scripts, and its new name everywhere', async () => {
  await harden(site);
  const [runtime = ''] = (await readdir(join(site, CHUNKS))).filter((name) => /^turbo/.test(name));
  expect(runtime).not.toBe('turbopack-a.js');
  expect(await read(`${CHUNKS}/${runtime}`)).toMatch(
    /^self\.__scriptIntegrity=Object\.fromEntries\("b.{43}"\..*\);\nrun\(\);$/,
  );
  expect(await read('remove/_/index.txt')).toBe(`"/${CHUNKS}/${runtime}"`);
  expect(await read('index.html')).toMatch(
    new RegExp(`<script integrity="sha256-[^"]+" src="/${CHUNKS}/${runtime}"`),
  );
});

test('REL-10 the manifest leaves out the integrities that a late script brings', async () => {
  await put(
    'index.html',
    PAGE.replace('</head>', `<script src="/${CHUNKS}/b.js"></script></head>`),
  );
  await put(`${CHUNKS}/b.js`, 'load("dialog.js")');
  await put(`${CHUNKS}/dialog.js`, 'load("icon.js")');
  await put(`${CHUNKS}/icon.js`, 'icon()');
  await harden(site);
  const [runtime = ''] = (await readdir(join(site, CHUNKS))).filter((name) => /^turbo/.test(name));
  const told = async (name: string) =>
    [...(await read(`${CHUNKS}/${name}`)).matchAll(/(\w+)([\w+/]{43})[ "]/g)].map(
      ([, path, digest]) => [path, `sha256-${digest}=`],
    );
  const integrityOf = async (name: string) => [
    name,
    integrityFor(await read(`${CHUNKS}/${name}.js`)),
  ];
  expect(await told(runtime)).toEqual([await integrityOf('b'), await integrityOf('dialog')]);
  expect(await told('dialog.js')).toEqual([await integrityOf('icon')]);
});

test('the rest of a call that the bundler dropped is removed', async () => {
  await put(`${CHUNKS}/b.js`, 'b(1),(e,t)=>{e.call(t)},b(2)');
  await harden(site);
  expect(await read(`${CHUNKS}/b.js`)).toBe('b(1),b(2);');
});

test('a folder without a page has the text of 404.html, and no copy of 404.html answers with 200', async () => {
  await harden(site);
  expect(await read('remove/index.html')).toBe(await read('404.html'));
  await expect(access(join(site, '404'))).rejects.toThrow();
  await expect(access(join(site, '_next/index.html'))).rejects.toThrow();
  expect(await read('_redirects')).toBe('/remove/:p1 /remove/_/index.html 200\n/* /404.html 404\n');
});

test('a script that names the runtime stops the build', async () => {
  await put(`${CHUNKS}/b.js`, 'load("turbopack-a.js")');
  await expect(harden(site)).rejects.toThrow('names the runtime');
});

test('an unexpected page stops the build and is named', async () => {
  await put('remove/_/index.html', PAGE.replace('turbopack-a', 'unknown'));
  await expect(harden(site)).rejects.toThrow('remove/_/index.html cannot be hardened');
});

test('a site that is already hardened stops the build', async () => {
  await harden(site);
  await expect(harden(site)).rejects.toThrow();
});
