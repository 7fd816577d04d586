import { encodeFunctionData } from 'viem';
import { currencyId } from '@/lib/tokens/currency';
import type { SimulationRequest } from './simulation';

/** A text that is equal for requests that ask the same. */
export function requestKey(request: SimulationRequest): string {
  const { chainId, account, calls, balances, nativeBalance } = request;
  return JSON.stringify([
    chainId,
    account,
    calls.map(({ address, abi, functionName, args = [], value = 0n, mayFail = false }) => [
      address,
      encodeFunctionData({ abi, functionName, args }),
      String(value),
      mayFail,
    ]),
    balances.map(({ currency, owner = account }) => [currencyId(currency), owner]),
    String(nativeBalance),
  ]);
}
