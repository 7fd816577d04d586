import { skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getBalance, getCode, getTransactionCount } from 'viem/actions';
import type { ChainId } from '@/lib/networks/network';
import { isAnswered } from '@/lib/reads/readAnswer';
import { resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import { chainClient } from '@/lib/rpc/clients';
import { type RecipientKind, recipientCalls, recipientKind } from './recipientKind';

/** How often it is asked again what a recipient is, while it is typed and reviewed. */
const EVERY_BLOCKS = 10;
const EVERY_MS = 10_000;

/** What a recipient is on chain; undefined until the chain has said it. */
export function useRecipientKind(
  chainId: ChainId | undefined,
  recipient: Address | undefined,
): RecipientKind | undefined {
  const { data } = useQuery({
    queryKey: ['recipient', chainId, recipient],
    retry: true,
    refetchInterval: EVERY_MS,
    refetchOnMount: 'always',
    queryFn: chainId && recipient ? () => accountAt(chainId, recipient) : skipToken,
  });
  const outcomes = useChainReads(chainId, recipient ? recipientCalls(recipient) : [], {
    everyBlocks: EVERY_BLOCKS,
  });
  if (recipient === undefined || data === undefined || !outcomes.every(isAnswered))
    return undefined;
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
  return { code, nonce, balance };
}
