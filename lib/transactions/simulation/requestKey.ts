import { currencyId } from '@/lib/base/tokens/currency';
import { type SimulationRequest, simulatedData } from './simulation';

/** A key that is the same for equal requests. */
export function requestKey(request: SimulationRequest): string {
  const { chainId, account, calls, balances, nativeBalance } = request;
  return JSON.stringify([
    chainId,
    account,
    calls.map((call) => [
      call.address,
      simulatedData(call),
      String(call.value ?? 0n),
      call.mayFail ?? false,
    ]),
    balances.map(({ currency, owner = account }) => [currencyId(currency), owner]),
    String(nativeBalance),
  ]);
}
