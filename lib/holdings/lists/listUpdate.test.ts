import { isSufficient, listUpdate } from './listUpdate';
import { fakeList, fakeToken } from './testing/fakeLists.setup';

const [A, B, C] = [fakeToken(1), fakeToken(2), fakeToken(3)];

test('an update names the tokens that it adds, removes and changes', () => {
  const renamed = { ...B, name: 'Other' };
  expect(listUpdate(fakeList('1.0.0', [A, B]), fakeList('1.0.1', [renamed, C]))).toMatchObject({
    added: [C],
    removed: [A],
    changed: [{ before: B, after: renamed }],
  });
});

test.each([
  ['1.0.1', 'patch'],
  ['1.1.0', 'minor'],
  ['2.0.0', 'major'],
  ['1.0.0', 'none'],
  ['0.9.9', 'none'],
])('from 1.0.0 to %s the version number says %s', (version, bump) => {
  expect(listUpdate(fakeList('1.0.0', [A]), fakeList(version, [A])).bump).toBe(bump);
});

const LOGO = { ...A, logoURI: 'https://a/1.png' };
const TAG = { id: 'a', name: 'A', description: 'A' };

test.each([
  ['nothing', [A], [A], 'none'],
  ['the order', [A, B], [B, A], 'none'],
  ['a removed token', [A, B], [A], 'major'],
  ['a token at another address', [A], [B], 'major'],
  ['an added token', [A], [A, B], 'minor'],
  ['a new symbol', [A], [{ ...A, symbol: 'NEW' }], 'patch'],
  ['other decimals', [A], [{ ...A, decimals: 6 }], 'patch'],
  ['a logo that is gone', [LOGO], [A], 'patch'],
  ['a tag that is gone', [{ ...A, tags: [TAG] }], [A], 'patch'],
])('LST-12 %s needs a version of its kind', (_what, before, after, needed) => {
  const update = listUpdate(fakeList('1.0.0', before), fakeList('1.0.1', after));
  expect(update.neededBump).toBe(needed);
  expect(isSufficient(update)).toBe(['none', 'patch'].includes(needed));
});
