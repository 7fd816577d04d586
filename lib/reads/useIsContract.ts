import { skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getCode } from 'viem/actions';
import { isContractCode } from '@/lib/contracts/accountCode';
import type { ChainId } from '@/lib/networks/network';
import { chainClient } from '@/lib/rpc/clients';

/** Whether an account is a contract; absent until known. */
export function useIsContract(
  chainId: ChainId | undefined,
  account: Address | undefined,
): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['isContract', chainId, account],
    queryFn:
      chainId && account
        ? async () => isContractCode(await getCode(chainClient(chainId), { address: account }))
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
