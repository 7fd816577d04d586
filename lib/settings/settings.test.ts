import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { DEFAULT_SETTINGS, settingsSchema } from './settings';
import { SETTINGS_KEY } from './store';

test('SET-02 the defaults are a slippage of 50 basis points and a deadline of 3600 seconds', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    userDarkMode: null,
    userSlippageTolerance: 50,
    userDeadline: 3600,
  });
});

test('SET-11 what is missing or no number is reset to its default, the rest is kept', () => {
  expect(z.parse(settingsSchema, { userDarkMode: true })).toEqual({
    ...DEFAULT_SETTINGS,
    userDarkMode: true,
  });
  for (const wrong of ['50', null, Number.NaN, -1, 5000, 0.5]) {
    const stored = { userSlippageTolerance: wrong, userDeadline: 60 };
    expect(z.parse(settingsSchema, stored)).toEqual({ ...DEFAULT_SETTINGS, userDeadline: 60 });
  }
  for (const wrong of ['60', 0, -5, 1.5]) {
    expect(z.parse(settingsSchema, { userDeadline: wrong })).toEqual(DEFAULT_SETTINGS);
  }
});

test('SET-01 the script that runs before the first paint reads the key and field that are stored', () => {
  const script = readFileSync('public/theme.js', 'utf8');
  expect(script).toContain(`localStorage.getItem('${SETTINGS_KEY}')`);
  expect(script).toContain('settings?.state?.userDarkMode');
  expect(DEFAULT_SETTINGS).toHaveProperty('userDarkMode');
});
