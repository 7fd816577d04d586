import { useMemo } from 'react';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { type OnRamp, onRampOf } from './onRamp';

/** How AVAX can be bought here. `off`: not at all. */
export type OnRampState =
  | { readonly status: 'loading' | 'off' }
  | { readonly status: 'ready'; readonly onRamp: OnRamp };

/** How AVAX can be bought, as the site's configuration says. */
export function useOnRamp(): OnRampState {
  const loaded = useConfiguration();
  const configuration = loaded.status === 'ready' ? loaded.configuration : undefined;
  return useMemo((): OnRampState => {
    if (configuration === undefined) return { status: 'loading' };
    const { cardPurchase, practice: isPractice } = configuration;
    const onRamp = onRampOf(cardPurchase, { origin: window.location.origin, isPractice });
    return onRamp ? { status: 'ready', onRamp } : { status: 'off' };
  }, [configuration]);
}
