import { isPhone } from './isPhone';

/** Whether this is a phone's browser with a wallet, such as that of a wallet app. */
export function isWalletBrowser(): boolean {
  return 'ethereum' in window && Boolean(window.ethereum) && isPhone();
}
