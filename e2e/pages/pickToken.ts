import type { Page } from 'playwright/test';
import { expectClosed } from '../screen/dialogs';

/** Chooses the first token that a search finds, in the open dialog. */
export async function pickToken(page: Page, search: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Select a token' });
  await dialog.getByRole('searchbox').fill(search);
  await dialog.getByRole('searchbox').press('Enter');
  await expectClosed(dialog);
}
