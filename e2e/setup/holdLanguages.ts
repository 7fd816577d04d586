import type { Page } from 'playwright/test';

/** From now on, the files of languages wait for `send`. */
export async function holdLanguages(page: Page): Promise<{ readonly send: () => void }> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/locales/**', async (route) => {
    await sent;
    await route.continue();
  });
  return { send: () => send() };
}
