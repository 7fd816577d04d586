import { act, renderHook } from '@testing-library/react';
import { DEFAULT_SETTINGS } from './settings';
import { chooseTheme, useSettings } from './store';
import { useLinkTheme } from './useTheme';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset.linkTheme;
  useSettings.setState({ ...DEFAULT_SETTINGS, userDarkMode: false });
});

test.each([
  ['dark', true],
  ['light', false],
])('NAV-18 a link with %s makes it the choice', (linkTheme, userDarkMode) => {
  useSettings.setState({ userDarkMode: !userDarkMode });
  dataset.linkTheme = linkTheme;
  renderHook(useLinkTheme);
  expect(useSettings.getState().userDarkMode).toBe(userDarkMode);
});

test('NAV-18 a link without a theme leaves the choice alone', () => {
  renderHook(useLinkTheme);
  expect(useSettings.getState().userDarkMode).toBe(false);
});

test('NAV-18 the theme in a link counts once, and not after a later choice', () => {
  dataset.linkTheme = 'dark';
  renderHook(useLinkTheme);
  act(() => chooseTheme('light'));
  renderHook(useLinkTheme);
  expect(useSettings.getState().userDarkMode).toBe(false);
});
