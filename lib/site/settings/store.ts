import { persistedStore } from '@/lib/base/storage/store';
import type { Token } from '@/lib/base/tokens/token';
import { withPair } from './savedPairs';
import { withoutToken, withToken } from './savedTokens';
import { type ApprovalSize, DEFAULT_SETTINGS, type Settings, settingsSchema } from './settings';

/** The storage key of the settings. `public/theme.js` reads it before the app runs. */
export const SETTINGS_KEY = 'pangolin.settings';

/** The settings of this device, shared by its tabs. */
export const useSettings = persistedStore(DEFAULT_SETTINGS, {
  name: SETTINGS_KEY,
  version: 1,
  schema: settingsSchema,
});

/** Stores a user's choice of theme. Light and dark override the system's. */
export function chooseTheme(theme: 'system' | 'light' | 'dark'): void {
  change({ userDarkMode: theme === 'system' ? null : theme === 'dark' });
}

/** Sets the slippage tolerance, in whole basis points from 0 to 4999. */
export function chooseSlippage(slippageBps: number): void {
  change({ userSlippageTolerance: slippageBps });
}

/** Sets how long a transaction stays valid, in whole seconds above 0. */
export function chooseDeadline(seconds: number): void {
  change({ userDeadline: seconds });
}

/** Turns expert mode on or off. Turning it on requires the typed word, which the caller checks. */
export function chooseExpertMode(isOn: boolean): void {
  change({ userExpertMode: isOn });
}

/** Stores the size of an approval for the next one. */
export function chooseApprovalSize(size: ApprovalSize): void {
  change({ approvalSize: size });
}

/** Allows logos of token lists from sites of any host, or no longer. */
export function chooseOtherLogos(loads: boolean): void {
  change({ loadsOtherLogos: loads });
}

/** Stores whether “More details” is open under the swap form. */
export function chooseSwapDetailsOpen(isOpen: boolean): void {
  change({ swapDetailsOpen: isOpen });
}

/** Stores whether the side navigation of the beta look is kept open. */
export function chooseSidePinned(isPinned: boolean): void {
  change({ sidePinned: isPinned });
}

/** Hides the banner that asks to verify the site's URL, permanently. */
export function closeUrlWarning(): void {
  change({ URLWarningVisible: false });
}

/** Adds a token to this device's tokens. */
export function rememberToken(token: Token): void {
  change(({ tokens }) => ({ tokens: withToken(tokens, token) }));
}

/** Removes a token that a user added. */
export function forgetToken(token: Token): void {
  change(({ tokens }) => ({ tokens: withoutToken(tokens, token) }));
}

/** Adds a pair to this device's pairs. Two tokens that can't form a pair change nothing. */
export function rememberPair(tokenA: Token, tokenB: Token): void {
  change(({ pairs }) => ({ pairs: withPair(pairs, tokenA, tokenB) }));
}

function change(choice: Partial<Settings> | ((now: Settings) => Partial<Settings>)): void {
  useSettings.setState((now) => ({
    ...(typeof choice === 'function' ? choice(now) : choice),
    timestamp: Date.now(),
  }));
}
