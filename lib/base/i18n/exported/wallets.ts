import wallets from '@/messages/en/wallets.json';

/** The messages of the dialog that connects a wallet, and of the account. */
export const walletsMessages = { wallets };
