import { numberToHex } from 'viem';

/** The boolean false as a contract returns it. Some tokens return it instead of reverting. */
export const RETURNED_FALSE = numberToHex(0, { size: 32 });
