import { skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getCode } from 'viem/actions';
import type { ChainId } from '@/lib/base/networks/network';
import { isContractCode } from '@/lib/chain/contracts/accountCode';
import { chainClient } from '@/lib/chain/rpc/clients';

/** Whether an account is a contract; undefined until known. */
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
