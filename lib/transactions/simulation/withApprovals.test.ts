import { erc20Abi } from 'viem';
import { tokenOf } from './testing/devnetSimulation.setup';
import { ACCOUNT } from './testing/fakeSimulator.setup';
import { withApprovals } from './withApprovals';

const [png, usdt] = [tokenOf('PNG'), tokenOf('USDT')];
const mainCall = { address: ACCOUNT, abi: erc20Abi, functionName: 'transfer', args: [ACCOUNT, 1n] };

/** What the calls approve, and which of them may fail. */
function outline(allowances: readonly (bigint | undefined)[]) {
  const approvals = allowances.map((allowance, index) => ({
    token: index === 0 ? png : usdt,
    spender: ACCOUNT,
    raw: 5n,
    allowance,
  }));
  return withApprovals(approvals, [mainCall]).map(({ address, functionName, args, mayFail }) => [
    address,
    functionName,
    args?.[1],
    mayFail ?? false,
  ]);
}

const MAIN_CALL = [ACCOUNT, 'transfer', 1n, false];

test.each([
  [[], []],
  [[5n], []],
  [[6n], []],
  [[0n], [[png.address, 'approve', 5n, false]]],
  [
    [4n],
    [
      [png.address, 'approve', 5n, true],
      [png.address, 'approve', 0n, true],
      [png.address, 'approve', 5n, false],
    ],
  ],
  [
    [undefined],
    [
      [png.address, 'approve', 5n, true],
      [png.address, 'approve', 0n, true],
      [png.address, 'approve', 5n, false],
    ],
  ],
  [
    [0n, 0n],
    [
      [png.address, 'approve', 5n, false],
      [usdt.address, 'approve', 5n, false],
    ],
  ],
])('SIM-03 with allowances of %p the main call comes after %p', (allowances, approvals) => {
  expect(outline(allowances)).toEqual([...approvals, MAIN_CALL]);
});

test('SIM-03 what transactions in progress leave of an allowance decides which approvals are missing', () => {
  const calls = (allowance: bigint, remaining: bigint) =>
    withApprovals([{ token: png, spender: ACCOUNT, raw: 5n, allowance, remaining }], []).map(
      ({ args, mayFail = false, isForeseen = false }) => [args?.[1], mayFail, isForeseen],
    );
  expect(calls(9n, 5n)).toEqual([]);
  expect(calls(9n, 0n)).toEqual([
    [0n, true, true],
    [5n, false, false],
  ]);
  expect(calls(9n, 4n)).toEqual([
    [5n, true, false],
    [0n, true, false],
    [5n, false, false],
  ]);
  expect(calls(0n, 0n)).toEqual([[5n, false, false]]);
});
