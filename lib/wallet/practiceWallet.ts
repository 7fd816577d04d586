/**
 * The reverse domain name under which the demo wallet of a practice exchange announces itself: on
 * such an exchange it is the only wallet that is offered and accepted.
 */
export const PRACTICE_WALLET_RDNS = 'exchange.pangolin.practice';

/** Whether a connector may be used here; `id` is its reverse domain name where it has one. */
export function isAcceptedConnector(
  connector: { readonly id: string },
  isPractice: boolean,
): boolean {
  return isPractice === (connector.id === PRACTICE_WALLET_RDNS);
}
