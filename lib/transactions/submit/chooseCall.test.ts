import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import { addStatement } from '@/lib/features/liquidity/addStatement';
import { RemovalFailsError } from '@/lib/features/liquidity/removeSendErrors';
import { removeStatement } from '@/lib/features/liquidity/removeStatement';
import { SwapRevertsError } from '@/lib/features/swap/swapSendErrors';
import { ApprovalFailedError } from '@/lib/transactions/approvals/approvalErrors';
import {
  GasEstimateError,
  PriceMovementError,
  TransactionRevertsError,
} from '@/lib/transactions/review/sendErrors';
import type { Statement } from '@/lib/transactions/review/statement';
import { NoCandidateError } from './chooseCall';
import type { Intent } from './intent';
import { InsufficientAvaxForFeeError } from './sendFailure';
import { submit } from './submit';
import { approval, fails, png, reverts, submissionFixture, swap } from './testing/submission.setup';

const estimateReverts = reverts('estimate');

test.each(['INSUFFICIENT_OUTPUT_AMOUNT', 'EXCESSIVE_INPUT_AMOUNT'])(
  'ERR-36 %s is reported as price movement',
  async (reason) => {
    const { clients, sent } = submissionFixture({
      node: { eth_estimateGas: estimateReverts, eth_call: reverts(`PangolinRouter: ${reason}`) },
    });
    const submission = submit(clients, swap);
    await expect(submission).rejects.toThrow(PriceMovementError);
    await expect(submission).rejects.toThrow(
      'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
    );
    expect(sent()).toEqual([]);
  },
);

test('ERR-37 any other reason of a swap is reported, made safe to show', async () => {
  const hostile = `TransferHelper: TRANSFER_FROM_FAILED\u202E\n${'x'.repeat(10_000)}`;
  const { clients, sent } = submissionFixture({
    node: { eth_estimateGas: estimateReverts, eth_call: reverts(hostile) },
  });
  const submission = submit(clients, swap);
  await expect(submission).rejects.toThrow(SwapRevertsError);
  const reason = `TransferHelper: TRANSFER_FROM_FAILED ${'x'.repeat(82)}…`;
  await expect(submission).rejects.toMatchObject({
    message: `The transaction cannot succeed due to error: ${reason}. This is probably an issue with one of the tokens you are swapping.`,
    values: { reason },
  });
  expect(sent()).toEqual([]);
});

test('ERR-37 a node that puts the reason into its message only is understood', async () => {
  const message = 'execution reverted: PangolinRouter: EXPIRED';
  const { clients } = submissionFixture({
    node: { eth_estimateGas: estimateReverts, eth_call: fails({ code: -32000, message }) },
  });
  await expect(submit(clients, swap)).rejects.toMatchObject({
    values: { reason: 'PangolinRouter: EXPIRED' },
  });
});

test('ERR-48 a reason in another flow does not speak of swapping', async () => {
  const { clients } = submissionFixture({
    node: { eth_estimateGas: estimateReverts, eth_call: reverts('paused') },
  });
  await expect(submit(clients, approval)).rejects.toThrow(TransactionRevertsError);
});

test('APR-03 K03 the wallet is not asked for an approval that returns false', async () => {
  const { clients, sent } = submissionFixture({ node: { eth_call: () => `0x${'0'.repeat(64)}` } });
  await expect(submit(clients, approval)).rejects.toThrow(ApprovalFailedError);
  expect(sent()).toEqual([]);
});

test.each([
  ['true', `0x${'1'.padStart(64, '0')}`],
  ['nothing', '0x'],
])('APR-03 K02 an approval that returns %s is sent', async (_name, answer) => {
  const { clients, sent } = submissionFixture({ node: { eth_call: () => answer } });
  await submit(clients, approval);
  expect(sent()).toHaveLength(1);
});

test('ERR-38 a failed estimate with a successful static call is an unexpected issue with the gas', async () => {
  const { clients, sent } = submissionFixture({
    node: { eth_estimateGas: estimateReverts, eth_call: () => '0x' },
  });
  const submission = submit(clients, swap);
  await expect(submission).rejects.toThrow(GasEstimateError);
  await expect(submission).rejects.toThrow(
    'Unexpected issue with estimating the gas. Please try again.',
  );
  expect(sent()).toEqual([]);
});

test('ERR-39 without any call the error points to support', async () => {
  const none: CallCandidates = JSON.parse('[]');
  const submission = submit(submissionFixture().clients, { ...swap, callsAt: () => none });
  await expect(submission).rejects.toThrow(NoCandidateError);
  await expect(submission).rejects.toThrow('Unexpected error. Please contact support.');
});

test('ERR-41 a node that fails is not taken for a contract that reverts', async () => {
  const failing = fails({ code: -32603, message: 'header not found' });
  const { clients } = submissionFixture({ node: { eth_estimateGas: failing, eth_call: failing } });
  await expect(submit(clients, swap)).rejects.toThrow('Swap failed: header not found');
});

test('ERR-48 C13 too little AVAX is reported as such', async () => {
  const poor = fails({ code: -32000, message: 'insufficient funds for gas * price + value' });
  const { clients } = submissionFixture({ node: { eth_estimateGas: poor, eth_call: poor } });
  await expect(submit(clients, swap)).rejects.toThrow(InsufficientAvaxForFeeError);
});

const liquidity = {
  tokenA: png.address,
  tokenB: png.address,
  isNative: true,
  minimumA: 1n,
  minimumB: 1n,
  deadlineSeconds: 3600,
};
const addition = reviewedAs(addStatement({ ...liquidity, amountA: 1n, amountB: 1n }));
const removal = reviewedAs(removeStatement({ ...liquidity, liquidity: 1n, mustMeasure: false }));

/** The same calls, with another statement. */
function reviewedAs(statement: Statement): Intent {
  return { ...swap, statement };
}

test.each([
  ['every call reverts', reverts('ds-math-sub-underflow')],
  ['only the gas cannot be estimated', () => '0x'],
])('ERR-44 a removal where %s would fail', async (_name, answer) => {
  const { clients, sent } = submissionFixture({
    node: { eth_estimateGas: estimateReverts, eth_call: answer },
  });
  const submission = submit(clients, removal);
  await expect(submission).rejects.toThrow(RemovalFailsError);
  await expect(submission).rejects.toThrow('This transaction would fail. Please contact support.');
  expect(sent()).toEqual([]);
});

test('ERR-44 a node that fails says nothing of a removal', async () => {
  const failing = fails({ code: -32603, message: 'header not found' });
  const { clients } = submissionFixture({ node: { eth_estimateGas: failing, eth_call: failing } });
  const submission = submit(clients, removal);
  await expect(submission).rejects.toThrow('header not found');
  await expect(submission).rejects.not.toThrow(RemovalFailsError);
});

test.each(['A', 'B'])(
  'ERR-36 an addition that reverts for too little of side %s is a matter of the price',
  async (side) => {
    const callReverts = reverts(`PangolinRouter: INSUFFICIENT_${side}_AMOUNT`);
    const { clients } = submissionFixture({
      node: { eth_estimateGas: estimateReverts, eth_call: callReverts },
    });
    await expect(submit(clients, addition)).rejects.toThrow(PriceMovementError);
  },
);
