import { isAcceptedConnector, PRACTICE_WALLET_RDNS } from './isAcceptedConnector';

test('WAL-17 a practice exchange accepts the demo wallet alone, and a real one every other wallet', () => {
  const ids = [PRACTICE_WALLET_RDNS, 'io.metamask', 'walletConnect'];
  const accepted = (isPractice: boolean) =>
    ids.filter((id) => isAcceptedConnector({ id }, isPractice));
  expect(accepted(true)).toEqual([PRACTICE_WALLET_RDNS]);
  expect(accepted(false)).toEqual(['io.metamask', 'walletConnect']);
});
