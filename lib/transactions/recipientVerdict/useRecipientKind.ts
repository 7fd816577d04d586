import { skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getCode, getTransactionCount } from 'viem/actions';
import type { ChainId } from '@/lib/base/networks/network';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { isSettled, resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { chainClient } from '@/lib/chain/rpc/clients';
import { balanceRead } from '@/lib/holdings/wallet/balanceRead';
import { type RecipientKind, recipientCalls, recipientKind } from './recipientKind';

/**
 * How often the contract of a recipient and its balance are read, while it is typed and reviewed.
 */
const OPTIONS = { everyBlocks: 10 };

/**
 * What a recipient is on chain; undefined until the chain has said it.
 *
 * No contract returns code and nonce, so they are requested apart, and once when the
 * recipient is typed or the screen is opened: the calls detect a contract that is deployed later.
 */
export function useRecipientKind(
  chainId: ChainId | undefined,
  recipient: Address | undefined,
): RecipientKind | undefined {
  const { data } = useQuery({
    queryKey: ['recipient', chainId, recipient],
    retry: true,
    refetchOnMount: 'always',
    queryFn: chainId && recipient ? () => accountAt(chainId, recipient) : skipToken,
  });
  const states = useChainReads(chainId, recipient ? recipientCalls(recipient) : [], OPTIONS);
  const avax = chainId && nativeCurrency(chainId);
  const [held] = useChainReads(chainId, [balanceRead(recipient, avax)], OPTIONS);
  const balance = resultOf(held);
  if (recipient === undefined || data === undefined || balance === undefined) return undefined;
  if (!states.every(isSettled)) return undefined;
  const answers = states.map((state) => resultOf(state) !== undefined);
  return recipientKind({ ...data, balance, answers });
}

async function accountAt(chainId: ChainId, address: Address) {
  const client = chainClient(chainId);
  const [code, nonce] = await Promise.all([
    getCode(client, { address }),
    getTransactionCount(client, { address }),
  ]);
  return { code, nonce };
}
