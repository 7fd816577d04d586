import { useEffect, useState, useSyncExternalStore } from 'react';
import { countDialogs, subscribeToDialogs } from '@/components/ui/openDialogs';
import { followStorage } from '@/lib/base/storage/store';
import { useInvitedAccounts } from '@/lib/features/airdrop/store';
import { useInviteToAirdrop } from '@/lib/features/airdrop/useInviteToAirdrop';

/** Offers an account once what it may claim from the airdrop; shows nothing itself. */
export function AirdropInviter() {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const stop = followStorage(useInvitedAccounts);
    setRestored(true);
    return stop;
  }, []);
  return isRestored ? <Inviter /> : null;
}

function Inviter() {
  useInviteToAirdrop(useSyncExternalStore(subscribeToDialogs, countDialogs) > 0);
  return null;
}
