import { expect } from 'playwright/test';
import type { InLanguage } from './InLanguage';

type Opened = {
  /** The key of the button of the form. */
  readonly button: string;
  /** The key of the title of the review, if it is not that of the button. */
  readonly title?: string;
  /** The key of the button that can be pressed in the review. */
  readonly ready: string;
};

/** Opens a review from a form. */
export async function openReview(
  site: InLanguage,
  { button, title = button, ready }: Opened,
): Promise<void> {
  await site.button(button).click();
  await expect(site.button(ready, site.dialog(title))).toBeEnabled();
}
