import { useMemo } from 'react';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { type Onramp, onrampOf } from './onramp';

/** How AVAX can be bought here. `off`: not at all. */
type OnRampState =
  | { readonly status: 'loading' | 'off' }
  | { readonly status: 'ready'; readonly onramp: Onramp };

/** How AVAX can be bought, as the site's configuration says. */
export function useOnramp(): OnRampState {
  const loaded = useConfiguration();
  const configuration = loaded.status === 'ready' ? loaded.configuration : undefined;
  return useMemo((): OnRampState => {
    if (configuration === undefined) return { status: 'loading' };
    const { cardPurchase, practice: isPractice } = configuration;
    const onramp = onrampOf(cardPurchase, { origin: window.location.origin, isPractice });
    return onramp ? { status: 'ready', onramp } : { status: 'off' };
  }, [configuration]);
}
