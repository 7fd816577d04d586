import { createContext } from 'react';

/**
 * Whether the price has passed the limit of what the wallet is asked to send. A swap provides it,
 * around its review and its pending transactions.
 */
export const LimitPassedContext = createContext(false);
