/** Finds the button of the wallet for whoever gives it the focus. */
export const WALLET_BUTTON_ID = 'wallet';
