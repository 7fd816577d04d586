import { amountOf } from '@/lib/base/amounts/amount';
import { describeError } from '@/lib/base/errors/describeError';
import { submit } from '@/lib/transactions/submit/submit';
import type { Answers } from '@/lib/transactions/submit/testing/fakeWallet.setup';
import {
  account,
  fails,
  reverts,
  submissionFixture,
} from '@/lib/transactions/submit/testing/submission.setup';
import { airdropClaimIntent } from './airdropClaimIntent';
import { AIRDROP_TOKEN } from './airdropContract';
import { claimFailureReason } from './airdropSendErrors';

const NOT_ALLOWED = 'Airdrop::claim: Claiming is not allowed';
const intent = airdropClaimIntent({ account, amount: amountOf(AIRDROP_TOKEN, 7n) });

/** How a claim fails if a node or a wallet answers like this. */
async function failure(answers: { node?: Answers; wallet?: Answers }): Promise<unknown> {
  const { clients } = submissionFixture(answers);
  return submit(clients, intent).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('ERR-49 a claim that the contract reverts fails for its own reason', async () => {
  const refuse = reverts(NOT_ALLOWED);
  const error = await failure({ node: { eth_estimateGas: refuse, eth_call: refuse } });
  expect(claimFailureReason(error)).toBe(NOT_ALLOWED);
});

test('ERR-49 a claim whose gas alone cannot be estimated fails for the reason of the estimate', async () => {
  const plain = { eth_estimateGas: reverts(NOT_ALLOWED), eth_call: () => '0x' };
  expect(claimFailureReason(await failure({ node: plain }))).toBe(NOT_ALLOWED);
  const nested = fails({ code: -32603, message: 'Internal', data: { message: NOT_ALLOWED } });
  const wrapped = { eth_estimateGas: nested, eth_call: () => '0x' };
  expect(claimFailureReason(await failure({ node: wrapped }))).toBe(NOT_ALLOWED);
});

test("ERR-49 what a wallet refuses fails with the message of the error's data, without its line breaks", async () => {
  const refuse = fails({ code: -32602, message: 'Invalid', data: { message: 'No\nclaim' } });
  expect(claimFailureReason(await failure({ wallet: { eth_sendTransaction: refuse } }))).toBe(
    'No claim',
  );
});

test('ERR-49 an error without data fails with its own message, and never throws', async () => {
  const refuse = fails({ code: -32602, message: 'Out of order' });
  expect(claimFailureReason(await failure({ wallet: { eth_sendTransaction: refuse } }))).toBe(
    'Out of order',
  );
  const silent = fails({ code: -32000, message: 'no answer' });
  const error = await failure({ node: { eth_estimateGas: silent, eth_call: () => '0x' } });
  expect(claimFailureReason(error)).toBeUndefined();
  expect(describeError(error)?.key).toBe('errors.gasEstimate');
});

test('ERR-47 a claim that the user declines is not a failure', async () => {
  const decline = fails({ code: 4001, message: 'User rejected', data: { message: 'No' } });
  const error = await failure({ wallet: { eth_sendTransaction: decline } });
  expect(describeError(error)).toBeUndefined();
});
