/** How many smallest units of a transfer can be lost to rounding, without any fee. */
export const ROUNDING = 2n;
