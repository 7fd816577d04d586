import type { Address } from 'viem';

/** Where the AVAX goes, as the provider writes it. */
export function avaxDestination(account: Address): string {
  return `avalanche:${account.toLowerCase()}`;
}
