/** The id of the header's wallet button, which gets the focus after connecting. */
export const WALLET_BUTTON_ID = 'wallet';
