import type { Page } from 'playwright/test';

/** From now on, what a page asks nodes, or other services, waits for `answer`. */
export async function holdNode(page: Page): Promise<{ readonly answer: () => void }> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/./, async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.fallback();
  });
  return { answer: () => answer() };
}
