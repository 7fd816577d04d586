/** The error codes of EIP-1193 and related standards. */
export const USER_REJECTED = 4001;
export const UNAUTHORIZED = 4100;
export const DISCONNECTED = 4900;
export const CHAIN_DISCONNECTED = 4901;
export const UNKNOWN_CHAIN = 4902;
export const INVALID_PARAMS = -32602;

/** An error of the wallet. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}
