import { scriptsVerifiedByOthers } from './scriptsVerifiedByOthers';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;

function verified(
  texts: Readonly<Record<string, string>>,
  pages: readonly string[] = ['"/_next/static/chunks/page.js"'],
) {
  const scripts = new Map(Object.entries(texts).map(([name, text]) => [chunk(name), text]));
  return Object.fromEntries(scriptsVerifiedByOthers(scripts, pages));
}

test('a late script brings a script that only it names', () => {
  const texts = { page: 'load("dialog.js")', dialog: 'load("icon.js")', icon: '' };
  expect(verified(texts)).toEqual({ [chunk('dialog')]: [chunk('icon')] });
});

test('a script that is verified by another can verify others, which come first', () => {
  const texts = { page: '"a.js"', a: '"b.js"', b: '"c.js","a.js"', c: '' };
  const [pairs, order] = [verified(texts), Object.keys(verified(texts))];
  expect(pairs).toEqual({ [chunk('a')]: [chunk('b')], [chunk('b')]: [chunk('c')] });
  expect(order).toEqual([chunk('b'), chunk('a')]);
});

test('of scripts that name each other, one stays in the manifest', () => {
  const texts = { page: '"a.js"', a: '"b.js"', b: '"c.js"', c: '"b.js"' };
  expect(verified(texts)).toEqual({ [chunk('b')]: [chunk('c')] });
});

test('every late script that names a script brings it', () => {
  const texts = { page: '"a.js","b.js"', a: '"icon.js"', b: '"icon.js"', icon: '' };
  expect(verified(texts)).toEqual({
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
  ['nobody names', { page: '"dialog.js"', dialog: '', icon: '' }, '"page.js"'],
])('a script that %s is verified by the manifest', (_what, texts, page) => {
  expect(verified(texts, [page])).toEqual({});
});
