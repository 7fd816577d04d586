import type { Page } from 'playwright/test';
import { type ListedToken, listDocument } from '@/devnet/services/lists/document';
import { TokenLists } from '../../pages/TokenLists';

/** The name under which the tests serve a list that changes. */
export const NAME = 'changing.json';

/** The list at {@link NAME}, which has three tokens at 1.0.0. */
export function changing(tokens: readonly ListedToken[], version: string) {
  return listDocument('Changing', tokens, version);
}

/** A page whose device has the list, and the view of the lists open. */
export async function withList(page: Page, origin: string): Promise<TokenLists> {
  const lists = new TokenLists(page);
  await lists.open();
  await lists.addFrom(`${origin}/lists/${NAME}`);
  return lists;
}
