/** Why no token was found at an address, as a message of `tokenChoice`. */
export const NO_TOKEN = {
  noContract: 'noContract',
  noDecimals: 'noDecimals',
  unreachable: 'addressUnreachable',
} as const;
