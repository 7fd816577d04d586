import { waitFor } from '@testing-library/react';
import { followThemeColor } from './followThemeColor';

const { dataset } = document.documentElement;
const BY_DEVICE = { light: '#F6F5F1', dark: '#0E0E10' };

/** The colour that counts in each theme of the device: the first that fits. */
function colors() {
  const found = (scheme: string) =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .find((meta) => (meta.getAttribute('media') ?? scheme).includes(scheme))
      ?.getAttribute('content');
  return { light: found('light'), dark: found('dark') };
}

beforeEach(() => {
  document.head.innerHTML = Object.entries(BY_DEVICE)
    .map(
      ([scheme, color]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}"/>`,
    )
    .join('');
});

test('PNL-26 the frame follows the device, and a choice at once', async () => {
  const stop = followThemeColor();
  expect(colors()).toEqual(BY_DEVICE);
  for (const theme of ['light', 'dark'] as const) {
    dataset.theme = theme;
    const color = BY_DEVICE[theme];
    await waitFor(() => expect(colors()).toEqual({ light: color, dark: color }));
  }
  delete dataset.theme;
  await waitFor(() => expect(colors()).toEqual(BY_DEVICE));
  stop();
});

test('PNL-26 a theme that was chosen before has its colour from the start', () => {
  dataset.theme = 'dark';
  const stop = followThemeColor();
  expect(colors()).toEqual({ light: BY_DEVICE.dark, dark: BY_DEVICE.dark });
  stop();
  expect(colors()).toEqual(BY_DEVICE);
  delete dataset.theme;
});
