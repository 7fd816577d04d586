import { expect } from 'playwright/test';
import type { Devnet } from '@/devnet/devnet';
import { listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import type { TokenLists } from '@/e2e/pages/TokenLists';

const FILE = 'other.json';

/**
 * A list with news at the next fetch. One popup shows the news of a fetch, once all lists have
 * answered: when it shows this list, it would show the others too.
 */
export type OtherNews = {
  /** Publishes a major update, which waits for the user. */
  readonly publish: () => void;
  /** Expects a popup that shows this list and no other. */
  readonly expectAlone: () => Promise<void>;
};

/** Adds a list of the user's own with {@link OtherNews}. */
export async function addOtherNews(
  lists: TokenLists,
  devnet: Devnet,
  origin: string,
): Promise<OtherNews> {
  devnet.lists.serve(FILE, listDocument('Other', madeUpTokens('other', 2)));
  await lists.addFrom(`${origin}/lists/${FILE}`);
  return {
    publish: () =>
      devnet.lists.serve(FILE, listDocument('Other', madeUpTokens('other', 1), '2.0.0')),
    expectAlone: async () => {
      await expect(lists.news).toContainText('Other has an update to 2.0.0: 1 token removed.');
      const texts = await lists.news.getByRole('paragraph').allTextContents();
      expect(texts).toEqual([expect.stringMatching(/^Other /)]);
    },
  };
}
