import claims from '@/messages/en/claims.json';

/** The messages of the claims of all rewards, one after the other. */
export const claimsMessages = { claims };
