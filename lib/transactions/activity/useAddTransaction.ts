import { useMutation } from '@tanstack/react-query';
import type { Address, Hash } from 'viem';
import { CHAIN_IDS, type ChainId } from '@/lib/base/networks/network';
import { chainClient } from '@/lib/chain/rpc/clients';
import { type AddingProblem, readTransaction } from './readTransaction';
import { keepImported } from './storeActions';

type Wanted = { readonly hash: Hash; readonly chainId: ChainId; readonly account: Address };

/**
 * Adds a transaction that the account sent from elsewhere to those that are kept. It is not added
 * to the history, so it makes no recipient known, and no pending transaction seem replaced.
 *
 * @param onAdded - Called once it is kept.
 */
export function useAddTransaction(wanted: Wanted, onAdded: () => void) {
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (): Promise<AddingProblem | undefined> => {
      try {
        return await add(wanted);
      } catch (error) {
        console.error(error);
        return 'failed';
      }
    },
    networkMode: 'always',
    onSuccess: (problem) => {
      if (problem === undefined) onAdded();
    },
  });
  return { add: () => mutate(), problem: data, isReading: isPending };
}

async function add(wanted: Wanted): Promise<AddingProblem | undefined> {
  const { chainId } = wanted;
  const otherClient = chainClient(otherChain(chainId));
  const read = await readTransaction(chainClient(chainId), { ...wanted, otherClient });
  if (typeof read === 'string') return read;
  return (await keepImported([read])) ? undefined : 'notKept';
}

/** The other one of the two chains. */
export function otherChain(chainId: ChainId): ChainId {
  return CHAIN_IDS.find((id) => id !== chainId) ?? chainId;
}
