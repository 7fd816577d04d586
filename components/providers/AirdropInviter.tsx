import { useEffect, useState, useSyncExternalStore } from 'react';
import { countDialogs, subscribeToDialogs } from '@/components/ui/openDialogs';
import { useOfferedAccounts } from '@/lib/airdrop/store';
import { useOfferAirdrop } from '@/lib/airdrop/useOfferAirdrop';
import { followStorage } from '@/lib/storage/store';

/** Tells an account once what it may claim from the airdrop; shows nothing itself. */
export function AirdropInviter() {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const stop = followStorage(useOfferedAccounts);
    setRestored(true);
    return stop;
  }, []);
  return isRestored ? <Inviter /> : null;
}

function Inviter() {
  useOfferAirdrop(useSyncExternalStore(subscribeToDialogs, countDialogs) > 0);
  return null;
}
