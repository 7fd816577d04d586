import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { isAddressEqual } from 'viem';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { parsePath } from '@/lib/site/navigation/routes';
import { usePath } from '@/lib/site/navigation/usePath';
import { usePanel } from '@/lib/site/overlays/usePanel';
import { airdropInvitationAtom } from './atoms';
import { wasInvited } from './invitedAccounts';
import { recordInvited, useInvitedAccounts } from './store';
import { useClaimableOnce } from './useClaimableOnce';

/**
 * Opens the popup about the airdrop, once for each account that has something to claim while
 * claiming is open, and closes it when the account changes. /airdrop says the same without it.
 *
 * @param isCovered - Whether a dialog is open, which the popup waits for.
 */
export function useInviteToAirdrop(isCovered: boolean): void {
  const account = useAddress();
  const invited = useInvitedAccounts();
  const uninvited = account && !wasInvited(invited, account) ? account : undefined;
  const amount = useClaimableOnce(useActiveChainId(), uninvited);
  const isOnScreen = parsePath(usePath())?.name === 'airdrop';
  const { panel, open, close } = usePanel();
  const [invitation, setInvitation] = useAtom(airdropInvitationAtom);
  const showInvitation = useEffectEvent(() => {
    if (uninvited === undefined || amount === undefined) return;
    recordInvited(uninvited);
    if (isOnScreen) return;
    setInvitation({ account: uninvited, amount });
    open('claimPopup');
  });
  const isDue = amount !== undefined && panel === undefined && !isCovered;
  useEffect(() => {
    if (isDue) showInvitation();
  }, [isDue]);
  const end = useEffectEvent(() => close('claimPopup'));
  const isOutdated =
    invitation !== undefined &&
    (account === undefined || !isAddressEqual(invitation.account, account));
  useEffect(() => {
    if (isOutdated) end();
  }, [isOutdated]);
}
