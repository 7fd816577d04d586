import { englishMessages, quotesOf, usesOf } from './messageUses';
import { SITE_CODE } from './siteCode';

function uses(key: string, ...texts: readonly string[]): string[] {
  return usesOf(key, quotesOf(texts.map((text) => ({ path: text, text }))));
}

test.each([
  ['swap.title', "useTranslations('swap'); t('title')"],
  ['swap.title', "useTranslations(); t('swap.title')"],
  ['proposal.calls.unknown', "useTranslations('proposal.calls'); t('unknown')"],
  ['proposal.calls.unknown', "useTranslations('proposal'); t('calls.unknown')"],
  ['rewards.stake.forms', 'useTranslations(`rewards.$' + "{words}`); t('forms')"],
  ['swap.typedTitle.input', "useTranslations('swap'); t(`typedTitle.$" + '{field}`)'],
  ['swap.wrapAgain', "useTranslations('swap'); t(`$" + '{type}Again`)'],
  ['errors.walletBusy', "super('Busy', { code: 'errors.walletBusy' })"],
])('%s is used by %s', (key, text) => {
  expect(uses(key, text, "useTranslations('other'); t('other')")).toEqual([text]);
});

test.each([
  ['swap.title', "useTranslations('send'); t('title')"],
  ['swap.title', "useTranslations('swapReview'); t('title')"],
  ['swap.title', "useTranslations('swap'); key = `$" + '{name}`'],
])('%s is not used by %s beside a file that names it', (key, text) => {
  const exact = "useTranslations('swap'); t('title')";
  expect(uses(key, text, exact)).toEqual([exact]);
});

test('a key that comes from elsewhere is used by what names its last part', () => {
  const decides = "return 'noRoute';";
  expect(uses('swap.noRoute', "useTranslations('swap'); t(obstacle)", decides)).toEqual([decides]);
});

test('if too many name the last part, the files with the namespace are given', () => {
  const shows = "useTranslations('swap'); t(obstacle)";
  const others = Array.from({ length: 7 }, (_, index) => `const a${index} = 'unknown';`);
  expect(uses('swap.unknown', shows, ...others)).toEqual([shows]);
});

test('the messages have the keys that the code calls them by, each with its user', () => {
  const keys = englishMessages().map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining([
      'frame.close',
      'swap.title',
      'errors.walletBusy',
      'errors.missingDependencies',
    ]),
  );
  const quotes = quotesOf(SITE_CODE);
  const unused = keys.filter((key) => usesOf(key, quotes).length === 0);
  // The guard is built apart, in release/guard.
  expect(unused.filter((key) => !key.startsWith('guard.'))).toEqual([]);
});
