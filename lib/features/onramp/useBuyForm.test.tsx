import { renderHook } from '@testing-library/react';
import { useBuyForm } from './useBuyForm';

test.each([
  [['en-US@posix', 'de-CH'], 'CH'],
  [['C'], 'US'],
  // Some browsers inside of apps have no list.
  [undefined, 'US'],
])('BUY-21 in a browser with the languages %j, the country is %s', (languages, country) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages as readonly string[]);
  const { result } = renderHook(() => useBuyForm());
  expect(result.current[0].country).toBe(country);
});
