import type { Devnet } from '@/devnet/devnet';
import { listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { PUBLIC_LISTS } from '@/devnet/services/lists/publicLists';

/** From now on, the public lists name only tokens of another chain. */
export function withoutListTokens({ lists }: Devnet): void {
  const tokens = madeUpTokens('other', 1).map((token) => ({ ...token, chainId: 1 }));
  for (const [file, { name }] of Object.entries(PUBLIC_LISTS))
    lists.serve(file, listDocument(name, tokens));
}
