import type { Address } from 'viem';
import { pastedAddress } from '@/lib/base/addresses/pastedAddress';

/** The name of the pool in the query of /pool. */
const POOL = 'pool';

/** The contract of the pool that a query names; undefined without one, or if it is no address. */
export function poolInQuery(query: string): Address | undefined {
  const named = pastedAddress(new URLSearchParams(query).get(POOL) ?? '');
  return named.status === 'address' ? named.address : undefined;
}

/** The query with this pool in place of another one, or without any; all else stays. */
export function queryWithPool(query: string, pool: Address | undefined): string {
  const parameters = new URLSearchParams(query);
  if (pool) parameters.set(POOL, pool);
  else parameters.delete(POOL);
  return parameters.toString();
}
