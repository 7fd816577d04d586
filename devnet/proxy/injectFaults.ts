import { isAddressEqual, isHex, numberToHex } from 'viem';
import { isOfKeptState, type RpcAnswer, type RpcCall, stateOf } from '@/devnet/node/jsonRpc';
import { isFor, readOf, withOutcome } from '@/devnet/node/multicall';
import type { FaultRule } from './faults';

/** An id that no client of ours uses. */
const FOREIGN_ID = 987_654_321;

/** Whether a rule applies to a request. */
export function concerns({ methods, target, isDirect, state }: FaultRule, call: RpcCall): boolean {
  if (methods !== undefined && !methods.includes(call.method)) return false;
  if (state === 'kept' && !isOfKeptState(call)) return false;
  if (typeof state === 'number' && stateOf(call) !== BigInt(state)) return false;
  if (target === undefined) return true;
  const read = readOf(call);
  return isDirect ? read !== undefined && isAddressEqual(read.target, target) : isFor(call, target);
}

/**
 * Replaces every block tag `latest` with an older block in the requests that the rule applies to.
 */
export function atBlock(
  calls: readonly RpcCall[],
  rule: FaultRule,
  block: string,
): readonly RpcCall[] {
  return calls.map((call) =>
    concerns(rule, call) && call.params !== undefined
      ? { ...call, params: call.params.map((each) => (each === 'latest' ? block : each)) }
      : call,
  );
}

/** Limits the gas of the calls that a rule with a gas cap applies to. */
export function withGasCap(calls: readonly RpcCall[], rule: FaultRule): readonly RpcCall[] {
  const { fault } = rule;
  if (fault.type !== 'gasCap') return calls;
  return calls.map((call) => {
    const [transaction, ...others] = call.params ?? [];
    if (call.method !== 'eth_call' || !concerns(rule, call)) return call;
    const capped = { ...Object(transaction), gas: numberToHex(fault.gas) };
    return { ...call, params: [capped, ...others] };
  });
}

/** The node's answers after a fault: an array, or a replacement for it. */
export function injectFaults(
  calls: readonly RpcCall[],
  answers: readonly RpcAnswer[],
  rule: FaultRule,
): readonly RpcAnswer[] {
  const bent = answers.flatMap((answer) => {
    const call = calls.find(({ id }) => id === answer.id);
    return call !== undefined && concerns(rule, call) ? bendAnswer(call, answer, rule) : [answer];
  });
  return rule.fault.type === 'reordered' ? bent.reverse() : bent;
}

function bendAnswer(
  call: RpcCall,
  answer: RpcAnswer,
  { fault, target }: FaultRule,
): readonly RpcAnswer[] {
  const { result, error, ...frame } = answer;
  switch (fault.type) {
    case 'rpcError': {
      const { type, ...failure } = fault;
      return [{ ...frame, error: failure }];
    }
    case 'missingItem':
      return [];
    case 'doubledItem':
      return [answer, answer];
    case 'foreignId':
      return [{ ...answer, id: FOREIGN_ID }];
    case 'emptyItem':
      return [frame];
    case 'truncatedHex':
      return [isHex(result) ? { ...frame, result: cutInHalf(result) } : answer];
    case 'result':
      return [{ ...frame, result: fault.result }];
    case 'entryOutcome':
      return [
        isHex(result) && target !== undefined && call.method === 'eth_call'
          ? { ...frame, result: withOutcome(call, result, { target, outcome: fault }) }
          : answer,
      ];
    default:
      return [answer];
  }
}

/** Keeps half of the digits plus one, so that the text ends with half a byte. */
function cutInHalf(hex: string): string {
  const digits = Math.floor((hex.length - 2) / 4) * 2 + 1;
  return hex.slice(0, 2 + digits);
}
