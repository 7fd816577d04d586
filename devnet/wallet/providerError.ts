/** The failures that EIP-1193 and its relatives number. */
export const USER_REJECTED = 4001;
export const UNAUTHORIZED = 4100;
export const DISCONNECTED = 4900;
export const CHAIN_DISCONNECTED = 4901;
export const UNKNOWN_CHAIN = 4902;
export const INVALID_PARAMS = -32602;

/** How a wallet refuses or fails. */
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
