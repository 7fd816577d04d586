/**
 * The reverse domain name of a practice exchange's demo wallet. Such an exchange offers and accepts
 * no other wallet.
 */
export const PRACTICE_WALLET_RDNS = 'exchange.pangolin.practice';

/** Whether a connector may be used here; `id` is its reverse domain name if it has one. */
export function isAcceptedConnector(
  connector: { readonly id: string },
  isPractice: boolean,
): boolean {
  return isPractice === (connector.id === PRACTICE_WALLET_RDNS);
}
