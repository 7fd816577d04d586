import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { type AirdropState, airdropState } from './airdropState';
import { useAirdropClaim, useAirdropResult } from './useAirdropResult';

/** The key of the claim as a form: it has no fields. */
export const CLAIM_FORM = 'claim';

/** What /airdrop shows of the connected account. */
export type Airdrop = ReturnType<typeof useAirdrop>;

/** The airdrop for the connected account, and the status of its claim. */
export function useAirdrop() {
  const chainId = useActiveChainId();
  const account = useAddress();
  const { status } = useWallet();
  const claim = useAirdropClaim(account);
  const result = useAirdropResult(chainId, account);
  // A wallet that is being restored is not one that has to be connected.
  const state: AirdropState =
    status === 'reconnecting' ? { status: 'loading' } : airdropState(result, claim);
  return {
    account,
    state,
    /** The latest confirmed claim that this device knows. */
    claim,
    /** The status of the claim, as of a form. */
    formStatus: useFormStatus('airdrop', { chainId, account }, CLAIM_FORM),
  };
}
