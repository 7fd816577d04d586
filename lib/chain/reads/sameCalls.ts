import type { ContractCall } from '@/lib/chain/contracts/contractCall';

type Calls = readonly (ContractCall | undefined)[];

/**
 * Whether two lists are certainly equal, without encoding a call. May be false for equal calls that
 * are written differently or have objects as arguments.
 */
export function areSameCalls(calls: Calls, others: Calls): boolean {
  return (
    calls.length === others.length && calls.every((call, index) => isSameCall(call, others[index]))
  );
}

function isSameCall(call: ContractCall | undefined, other: ContractCall | undefined): boolean {
  if (call === undefined || other === undefined) return call === other;
  return call.address === other.address && isSameQuestion(call, other);
}

/** Whether two calls certainly have the same data, whatever their contracts. */
export function isSameQuestion(call: ContractCall, other: ContractCall): boolean {
  return (
    call.abi === other.abi &&
    call.functionName === other.functionName &&
    isSameValue(call.args ?? [], other.args ?? [])
  );
}

function isSameValue(value: unknown, other: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(other)) return value === other;
  return (
    value.length === other.length && value.every((item, index) => isSameValue(item, other[index]))
  );
}
