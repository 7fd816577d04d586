import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { RecipientComparison } from './comparedWithEarlier';
import type { RecipientKind } from './recipientKind';
import { useRecipientComparison } from './useRecipientComparison';
import { useRecipientKind } from './useRecipientKind';

/** What is known of a recipient; each is undefined until it is. */
export type RecipientVerdict = {
  /** What it is on chain. */
  readonly kind: RecipientKind | undefined;
  /** What the account's earlier transactions say of it. */
  readonly comparison: RecipientComparison | undefined;
};

/** Who sends, and on which chain. */
type Sender = { readonly chainId: ChainId | undefined; readonly account: Address | undefined };

/** What is known of a recipient. Nothing is read while it is undefined. */
export function useRecipientVerdict(
  { chainId, account }: Sender,
  recipient: Address | undefined,
): RecipientVerdict {
  const kind = useRecipientKind(chainId, recipient);
  const comparison = useRecipientComparison(chainId, account, recipient);
  return { kind, comparison };
}
