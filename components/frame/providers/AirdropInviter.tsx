import { useEffect, useState, useSyncExternalStore } from 'react';
import { countDialogs, subscribeToDialogs } from '@/components/ui/openDialogs';
import { followStorage } from '@/lib/base/storage/store';
import { useOfferedAccounts } from '@/lib/features/airdrop/store';
import { useOfferAirdrop } from '@/lib/features/airdrop/useOfferAirdrop';

/** Offers an account once what it may claim from the airdrop; shows nothing itself. */
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
