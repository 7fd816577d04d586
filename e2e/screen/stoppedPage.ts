import { expect, type Frame } from 'playwright/test';

/** What Chromium logs about requests that the guard blocks, and what `problems` reports. */
export const REFUSED_BY_POLICY =
  /^console: (refused by the policy|.*Content Security Policy)|^failed request: .* csp$/;

/** Expects that a document has only one link, and has run none of the site's code. */
export async function expectLinkOnly(frame: Frame): Promise<void> {
  await expect(frame.getByRole('link')).toHaveCount(1);
  await expect(frame.getByRole('button')).toHaveCount(0);
  await expect(frame.getByRole('region')).toHaveCount(0);
  expect(await frame.evaluate(() => 'next' in window || 'TURBOPACK' in window)).toBe(false);
}
