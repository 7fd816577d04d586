import {
  decodeFunctionResult,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  isHex,
  keccak256,
  zeroAddress,
} from 'viem';
import { revertReason } from '@/lib/chain/contracts/revertReason';
import {
  type BalanceChange,
  type CallResult,
  type Simulated,
  type SimulationRequest,
  simulatedData,
} from './simulation';
import { simulatorAbi } from './simulatorCode';

type Report = ReturnType<typeof decodeReport>;

/** The simulator's `Status` of a call, by its number. */
const STATUSES = ['notMade', 'succeeded', 'reverted', 'unaffordable'] as const;

/** The call data for the simulator. */
export function encodeSimulation({ account, calls, balances }: SimulationRequest): Hex {
  return encodeFunctionData({
    abi: simulatorAbi,
    args: [
      calls.map((call) => ({
        target: call.address,
        value: call.value ?? 0n,
        data: simulatedData(call),
        mayFail: call.mayFail ?? false,
      })),
      balances.map(({ currency, owner = account }) => ({
        owner,
        token: currency.type === 'native' ? zeroAddress : currency.address,
      })),
    ],
  });
}

/**
 * Decodes the simulator's answer to a request that was encoded as `data`.
 *
 * @throws {IgnoredOverrideError} when the answer is not the simulator's own, such as `0x` from an
 * endpoint that ignores overrides.
 */
export function decodeSimulation(
  answer: unknown,
  data: Hex,
  request: SimulationRequest,
): Simulated {
  try {
    const report = decodeReport(answer);
    if (report.digest !== keccak256(data)) throw new TypeError('This answers another request.');
    return {
      kind: 'simulated',
      block: report.blockNumber,
      calls: callResults(report, request),
      changes: changes(report, request),
    };
  } catch (cause) {
    throw new IgnoredOverrideError(cause);
  }
}

function decodeReport(answer: unknown) {
  if (!isHex(answer)) throw new TypeError('The answer is not hex.');
  const report = decodeFunctionResult({ abi: simulatorAbi, data: answer });
  // viem accepts offsets of any kind, and data after the end.
  if (encodeFunctionResult({ abi: simulatorAbi, result: report }) !== answer.toLowerCase())
    throw new TypeError('The answer is not encoded as a report is.');
  return report;
}

function callResults({ calls }: Report, request: SimulationRequest): readonly CallResult[] {
  if (calls.length !== request.calls.length) throw new TypeError('Calls are missing.');
  let isStopped = false;
  return calls.map((call, index) => {
    const result = callResult(call);
    if ((result.status === 'notMade') !== isStopped)
      throw new TypeError('The calls were not made in their order.');
    isStopped ||= result.status !== 'succeeded' && request.calls[index]?.mayFail !== true;
    return result;
  });
}

function callResult({ status, gas, data }: Report['calls'][number]): CallResult {
  const name = STATUSES[status];
  switch (name) {
    case undefined:
      throw new TypeError(`There is no status ${status}.`);
    case 'succeeded':
      return { status: name, gas, data };
    case 'reverted':
      return { status: name, gas, reason: reasonIn(data) };
    default:
      return { status: name };
  }
}

function reasonIn(data: Hex): string {
  const message = 'execution reverted';
  return revertReason({ data, message }) ?? message;
}

function changes(report: Report, request: SimulationRequest): readonly BalanceChange[] {
  const { before, afterwards } = report;
  if (before.length !== request.balances.length || afterwards.length !== before.length)
    throw new TypeError('Balances are missing.');
  return request.balances.map(({ currency, owner = request.account }, index) => {
    const [first, last] = [before[index], afterwards[index]];
    if (!first?.isKnown || !last?.isKnown) return { currency, owner };
    return { currency, owner, before: first.amount, after: last.amount };
  });
}

/** The answer is not the simulator's: the endpoint did not apply the code override. */
export class IgnoredOverrideError extends Error {
  override readonly name = 'IgnoredOverrideError';

  constructor(cause: unknown) {
    super('The endpoint did not run the simulator.', { cause });
  }
}
