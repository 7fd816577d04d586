/** A longer chain is circular. */
const MAX_CAUSES = 16;

/** EIP-1474's "resource unavailable": the wallet has a request open already. */
export const REQUEST_PENDING_CODE = -32002;

/**
 * An error and its causes, outermost first, including the nesting of wallets
 * (`data.originalError`).
 */
export function errorChain(error: unknown): readonly unknown[] {
  const chain: unknown[] = [];
  let current = error;
  while (current !== undefined && current !== null && chain.length < MAX_CAUSES) {
    chain.push(current);
    current = causeOf(current);
  }
  return chain;
}

/** Whether an error or one of its causes has one of these JSON-RPC or EIP-1193 codes. */
export function hasErrorCode(error: unknown, codes: readonly number[]): boolean {
  return errorChain(error)
    .map((link) => propertyOf(link, 'code'))
    .some((found) => codes.some((code) => code === found));
}

/** Whether the wallet waits for its user to answer an earlier request. */
export function isRequestPending(error: unknown): boolean {
  return hasErrorCode(error, [REQUEST_PENDING_CODE]);
}

function causeOf(error: unknown): unknown {
  return propertyOf(error, 'cause') ?? propertyOf(propertyOf(error, 'data'), 'originalError');
}

/**
 * Reads a property without `in`: a wallet and its errors may be Proxies that only support reads.
 */
export function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
