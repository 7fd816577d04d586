import { defaultLists } from './defaultLists';

const BASE = 'https://raw.githubusercontent.com/pangolindex/tokenlists/main';

test('LST-02 the public lists are top15, aeb, ab, defi and stablecoin, and ab is selected', () => {
  expect(defaultLists()).toEqual({
    urls: ['top15', 'aeb', 'ab', 'defi', 'stablecoin'].map(
      (name) => `${BASE}/${name}.tokenlist.json`,
    ),
    selected: `${BASE}/ab.tokenlist.json`,
    fallback: `${BASE}/stablecoin.tokenlist.json`,
  });
});

test('LST-02 a configuration names other lists', () => {
  const urls = ['/lists/stablecoin.tokenlist.json', '/lists/ab.tokenlist.json', '/lists/x.json'];
  expect(defaultLists(urls)).toEqual({ urls, selected: urls[1], fallback: urls[0] });
  expect(defaultLists(['/lists/x.json'])).toMatchObject({
    selected: '/lists/x.json',
    fallback: '/lists/x.json',
  });
});
