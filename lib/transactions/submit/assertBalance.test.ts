import { numberToHex } from 'viem';
import { SwapRevertsError } from '@/lib/features/swap/swapSendErrors';
import { swapStatement } from '@/lib/features/swap/swapStatement';
import { InsufficientBalanceError } from './assertBalance';
import type { Intent } from './intent';
import { submit } from './submit';
import type { Answer } from './testing/fakeWallet.setup';
import {
  fails,
  png,
  reverts,
  shownSwap,
  submissionFixture,
  swap,
} from './testing/submission.setup';

/** A swap of 7 units of PNG. */
const sale: Intent = {
  ...swap,
  statement: swapStatement({ ...shownSwap, sold: { currency: png, raw: 7n } }),
};

/** A node on which the swap reverts, and PNG returns `balance`. */
function reverting(balance: Answer) {
  const revert = reverts('TransferHelper: TRANSFER_FROM_FAILED');
  const isForPng = (call: unknown) =>
    typeof call === 'object' && call !== null && 'to' in call && call.to === png.address;
  return submissionFixture({
    node: {
      eth_estimateGas: revert,
      eth_call: (params) => (isForPng(params[0]) ? balance(params) : revert(params)),
    },
  });
}

const holding = (raw: number) => () => numberToHex(raw, { size: 32 });

test('K08 a reverted swap of more than the balance is reported as such, with the revert as its cause', async () => {
  const { clients, sent } = reverting(holding(6));
  const submission = submit(clients, sale);
  await expect(submission).rejects.toThrow(InsufficientBalanceError);
  await expect(submission).rejects.toMatchObject({
    message: 'Insufficient PNG balance',
    code: 'errors.insufficientBalance',
    values: { symbol: '\u2068PNG\u2069' },
    cause: expect.any(SwapRevertsError),
  });
  expect(sent()).toEqual([]);
});

test.each([
  ['holds enough', holding(7)],
  ['cannot be asked for its balance', fails({ code: -32000, message: 'header not found' })],
])("K08 ERR-37 the reason is the contract's own if the account %s", async (_what, balance) => {
  await expect(submit(reverting(balance).clients, sale)).rejects.toThrow(SwapRevertsError);
});

test('K08 ERR-37 a swap of AVAX needs no read of a balance: the node reports what is missing', async () => {
  const { clients, asked } = reverting(holding(0));
  await expect(submit(clients, swap)).rejects.toThrow(SwapRevertsError);
  expect(asked.filter(({ method }) => method === 'eth_call')).toHaveLength(2);
});
