import { broughtScripts } from './lateScripts';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;

function brought(
  texts: Readonly<Record<string, string>>,
  pages: readonly string[] = ['"/_next/static/chunks/page.js"'],
) {
  const scripts = new Map(Object.entries(texts).map(([name, text]) => [chunk(name), text]));
  return Object.fromEntries(broughtScripts(scripts, pages));
}

test('a script that only a late one names is brought by it', () => {
  const texts = { page: 'load("dialog.js")', dialog: 'load("icon.js")', icon: '' };
  expect(brought(texts)).toEqual({ [chunk('dialog')]: [chunk('icon')] });
});

test('each late script that names another brings it', () => {
  const texts = { page: '"a.js","b.js"', a: '"icon.js"', b: '"icon.js"', icon: '' };
  expect(brought(texts)).toEqual({
    [chunk('a')]: [chunk('icon')],
    [chunk('b')]: [chunk('icon')],
  });
});

test.each([
  ['a page names', { page: '"dialog.js"', dialog: '"icon.js"', icon: '' }, '"page.js","icon.js"'],
  [
    'a script of a page names',
    { page: '"dialog.js","icon.js"', dialog: '"icon.js"', icon: '' },
    '"page.js"',
  ],
  ['names another', { page: '"dialog.js"', dialog: '"icon.js"', icon: '"dialog.js"' }, '"page.js"'],
  ['nobody names', { page: '"dialog.js"', dialog: '', icon: '' }, '"page.js"'],
])('a script that %s is brought by none', (_what, texts, page) => {
  expect(brought(texts, [page])).toEqual({});
});
