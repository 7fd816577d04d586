import { skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getBalance, getCode, getTransactionCount } from 'viem/actions';
import type { ChainId } from '@/lib/networks/network';
import { isRefused, resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import { chainClient } from '@/lib/rpc/clients';
import { type RecipientKind, recipientCalls, recipientKind } from './recipientKind';

/** What a recipient is hardly ever changes while it is typed and reviewed. */
const EVERY_BLOCKS = 100;

/** What a recipient is on chain; undefined until the chain has said it. */
export function useRecipientKind(
  chainId: ChainId | undefined,
  recipient: Address | undefined,
): RecipientKind | undefined {
  const { data } = useQuery({
    queryKey: ['recipient', chainId, recipient],
    retry: true,
    queryFn: chainId && recipient ? () => accountAt(chainId, recipient) : skipToken,
  });
  const outcomes = useChainReads(chainId, recipient ? recipientCalls(recipient) : [], {
    everyBlocks: EVERY_BLOCKS,
  });
  const isRead = outcomes.every((outcome) => resultOf(outcome) !== undefined || isRefused(outcome));
  if (recipient === undefined || data === undefined || !isRead) return undefined;
  const answers = outcomes.map((outcome) => resultOf(outcome) !== undefined);
  return recipientKind({ recipient, ...data, answers });
}

async function accountAt(chainId: ChainId, address: Address) {
  const client = chainClient(chainId);
  const [code, nonce, balance] = await Promise.all([
    getCode(client, { address }),
    getTransactionCount(client, { address }),
    getBalance(client, { address }),
  ]);
  return { code, isUsed: nonce > 0 || balance > 0n };
}
