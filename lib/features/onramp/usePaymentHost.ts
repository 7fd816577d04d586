import { useConfiguration } from '@/lib/base/configuration/useConfiguration';

/**
 * The host of the provider's payment pages.
 *
 * @returns undefined while it is loading, without card purchases, or if there are several.
 */
export function usePaymentHost(): string | undefined {
  const loaded = useConfiguration();
  if (loaded.status !== 'ready' || loaded.configuration.cardPurchase.mode === 'off')
    return undefined;
  const [host, ...others] = loaded.configuration.cardPurchase.paymentHosts;
  return others.length === 0 ? host : undefined;
}
