import { encodeFunctionData } from 'viem';
import { currencyId } from '@/lib/tokens/currency';
import type { SimulationRequest } from './simulation';

/** A key that is the same for equal requests. */
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
