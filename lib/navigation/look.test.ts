import { inLookOf, lookOf } from './look';

test.each([
  ['/swap/', '', 'site'],
  ['/swap/', '#beta', 'beta'],
  ['/swap/', '#a-beta-b', 'beta'],
  ['/swap/', '#BETA', 'site'],
  ['/beta/migrate/1/', '', 'beta'],
  ['/Beta/Migrate/1', '', 'beta'],
  ['/beta', '', 'beta'],
  ['/betas/', '', 'site'],
  ['/swap/beta/', '', 'site'],
])('%s%s has the look "%s" (NAV-29)', (pathname, hash, look) => {
  expect(lookOf({ pathname, hash })).toBe(look);
});

test('a hash that asks for the beta look goes along to the next screen, any other does not (NAV-29)', () => {
  expect(inLookOf('/pool/', { hash: '#beta' })).toBe('/pool/#beta');
  expect(inLookOf('/pool/', { hash: '#main' })).toBe('/pool/');
});
