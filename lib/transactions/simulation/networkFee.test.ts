import { erc20Abi } from 'viem';
import type { NeededApproval } from '@/lib/transactions/submit/intent';
import { networkFee } from './networkFee';
import type { CallResult, SimulationCall } from './simulation';
import { ACCOUNT, REQUEST } from './testing/fakeSimulator.setup';
import { AVAX, PNG, simulationOf } from './testing/previewed.setup';

const PRICE = 25_000_000_000n;
const succeeded = (gas: bigint): CallResult => ({ status: 'succeeded', gas, data: '0x' });
const feeOf = (
  results: readonly CallResult[],
  calls: readonly SimulationCall[],
  approvals: readonly NeededApproval[] = [],
) =>
  networkFee(
    { ...simulationOf(1n, 1n, results), gasPrice: PRICE },
    { ...REQUEST, calls },
    approvals,
  );

/** `deposit()` has 4 bytes of data, none of them zero, and sends AVAX along. */
const DEPOSIT_GAS = 21_000n + 4n * 16n - 2_600n - 6_700n;

const approve = (raw: bigint): SimulationCall => ({
  address: PNG.address,
  abi: erc20Abi,
  functionName: 'approve',
  args: [ACCOUNT, raw],
});
/**
 * The selector 095ea7b3 and the account have 24 bytes, none of them zero; an amount has at most 32.
 */
const APPROVAL_GAS = 21_000n + 25n * 16n + 43n * 4n + 32n * 12n - 2_600n;
/** The extra cost of a call of the same token on its own, compared with after an approval. */
const AFTER_APPROVAL = 12_000n;

test('SIM-11 the fee counts the gas of the call, of its data and of a transaction, at the current price', () => {
  expect(feeOf([succeeded(40_000n)], REQUEST.calls)).toEqual({
    fee: { currency: AVAX, raw: (40_000n + DEPOSIT_GAS) * PRICE },
  });
});

test.each([
  ['an address in use', 2_600n + 6_700n + 49n, 21_049n],
  ['a new address', 2_600n + 6_700n + 25_000n + 49n, 21_049n],
  ['a contract that uses less', 2_600n + 6_700n + 6_000n, 27_000n],
  ['a contract that uses more', 2_600n + 6_700n + 26_000n, 47_000n],
])('SIM-11 AVAX for %s costs what a transaction does', (_to, gas, expected) => {
  const fee = feeOf([succeeded(gas)], [{ address: ACCOUNT, value: 1n }]);
  expect(fee?.fee.raw).toBe(expected * PRICE);
});

test('SIM-11 a contract that sends AVAX to a new address pays for that', () => {
  const fee = feeOf([succeeded(2_600n + 6_700n + 25_000n)], REQUEST.calls);
  expect(fee?.fee.raw).toBe((21_000n + 4n * 16n + 25_000n) * PRICE);
});

/** The extra cost of writing an allowance that was zero. */
const AFTER_RESET = 20_000n;

/** An allowance that is not zero is changed, set to zero, and set again. */
const CHANGE = [{ ...approve(1n), mayFail: true }, { ...approve(0n), mayFail: true }, approve(1n)];

test('SIM-11 the approvals before it are counted apart, without what the token does not demand', () => {
  const results = [succeeded(25_000n), succeeded(1_000n), succeeded(9_000n), succeeded(40_000n)];
  const calls = [...CHANGE, ...REQUEST.calls];
  expect(feeOf(results, calls)).toEqual({
    fee: { currency: AVAX, raw: (40_000n + DEPOSIT_GAS + AFTER_APPROVAL) * PRICE },
    approvals: {
      count: 1,
      fee: { currency: AVAX, raw: (25_000n + APPROVAL_GAS) * PRICE },
    },
  });
});

test('SIM-11 if the token demands that its allowance is removed first, that fee is reported as well', () => {
  const reverted: CallResult = { status: 'reverted', gas: 500n, reason: 'from non-zero' };
  const results = [reverted, succeeded(5_000n), succeeded(25_000n), succeeded(40_000n)];
  const fee = feeOf(results, [...CHANGE, ...REQUEST.calls]);
  expect(fee?.approvals?.count).toBe(2);
  // The approved amount has one more nonzero byte than the removal's.
  const gas = 5_000n + 25_000n + 2n * (APPROVAL_GAS + AFTER_APPROVAL) - 12n + AFTER_RESET;
  expect(fee?.approvals?.fee.raw).toBe(gas * PRICE);
});

test('SIM-11 the approvals of two tokens are counted and added up', () => {
  const other = { ...approve(1n), address: ACCOUNT };
  const calls = [approve(1n), other, ...REQUEST.calls];
  expect(feeOf([succeeded(25_000n), succeeded(26_000n), succeeded(40_000n)], calls)).toEqual({
    fee: { currency: AVAX, raw: (40_000n + DEPOSIT_GAS + 2n * AFTER_APPROVAL) * PRICE },
    approvals: {
      count: 2,
      fee: { currency: AVAX, raw: (25_000n + 26_000n + 2n * APPROVAL_GAS) * PRICE },
    },
  });
});

test.each(['possible', 'given'] as const)(
  'SIM-11 with a signature (%s) the call itself approves: its fee has that gas, and the total with a sent approval is reported too',
  (signature) => {
    const calls = [approve(1n), ...REQUEST.calls];
    const needed = { token: PNG, spender: ACCOUNT, raw: 1n, signature };
    const own = 40_000n + DEPOSIT_GAS;
    const unsigned = own + AFTER_APPROVAL + 25_000n + APPROVAL_GAS;
    expect(feeOf([succeeded(25_000n), succeeded(40_000n)], calls, [needed])).toEqual({
      fee: { currency: AVAX, raw: (own + 25_000n + 30_000n) * PRICE },
      ...(signature === 'possible' && { unsigned: { currency: AVAX, raw: unsigned * PRICE } }),
    });
  },
);

test('SIM-11 without a price, or for a call that fails, no fee is reported', () => {
  expect(networkFee(simulationOf(1n, 1n, [succeeded(1n)]), REQUEST, [])).toBeUndefined();
  const reverted: CallResult = { status: 'reverted', gas: 1n, reason: 'no' };
  expect(feeOf([reverted], REQUEST.calls)).toBeUndefined();
});

test('SIM-11 an approval after a reset that other transactions make costs as much as from zero, without the reset', () => {
  const reset = { ...approve(0n), mayFail: true, isForeseen: true };
  const calls = [reset, approve(1n), ...REQUEST.calls];
  const fee = feeOf([succeeded(1_000n), succeeded(9_000n), succeeded(40_000n)], calls);
  const gas = 9_000n + APPROVAL_GAS + AFTER_APPROVAL + AFTER_RESET;
  expect(fee?.approvals).toEqual({ count: 1, fee: { currency: AVAX, raw: gas * PRICE } });
  const reverted: CallResult = { status: 'reverted', gas: 500n, reason: 'no' };
  const kept = feeOf([reverted, succeeded(9_000n), succeeded(40_000n)], calls);
  expect(kept?.approvals?.count).toBe(1);
});
