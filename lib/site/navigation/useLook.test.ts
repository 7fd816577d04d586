import { inLookOf, lookOf } from './useLook';

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
])('NAV-29 %s%s has the look "%s"', (pathname, hash, look) => {
  expect(lookOf({ pathname, hash })).toBe(look);
});

test('NAV-29 a hash that selects the beta look is kept for the next screen, any other is not', () => {
  expect(inLookOf('/pool/', { hash: '#beta' })).toBe('/pool/#beta');
  expect(inLookOf('/pool/', { hash: '#main' })).toBe('/pool/');
});
