import { type Address, isHash, keccak256, numberToHex } from 'viem';
import { getBlock } from 'viem/actions';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import {
  assertReviewed,
  type TransactionParameters,
} from '@/lib/transactions/review/assertReviewed';
import { currentSeconds } from '@/lib/transactions/review/clock';
import { deadlineAt } from '@/lib/transactions/review/deadline';
import { agreedLimits } from './agreedLimits';
import { checkWallet, type NetworkCheck } from './checkWallet';
import { type ChosenCall, chooseCall } from './chooseCall';
import type { Expectation, Intent } from './intent';
import { nextNonceAt } from './nextNonceAt';
import { isSurelyUnsent, PerhapsSentError, sendFailure } from './sendFailure';
import type { SendRequest } from './sendRequest';
import type { SigningContext } from './signingContext';

/** A transaction that was sent, and whether its wallet proved to be on the page's network. */
export type SentTransaction = {
  readonly transaction: TransactionRecord;
  readonly networkCheck: NetworkCheck;
};

/**
 * Called once the wallet has a request to send, with the account's next nonce before it; undefined
 * if no endpoint reports it.
 */
type OnRequested = (request: SendRequest, nonce: Promise<number | undefined>) => void;

/**
 * Sends what was reviewed, and nothing else.
 *
 * It sets the deadline from the latest block and the device's clock, and chooses the first call
 * whose gas can be estimated. It checks the wallet's network, chain and account. It decodes the
 * request about to be sent and compares it with the review. Then it asks the wallet. An attempt
 * that ends before that sends nothing.
 *
 * @throws the reason of the signal once the attempt has ended.
 * @throws {PerhapsSentError} when the wallet was asked, and its answer is neither a hash nor proof
 * that nothing was sent.
 * @throws an AppError, or an error with one in its causes, for every other failure.
 */
export async function submit(
  context: SigningContext,
  intent: Intent,
  onRequested?: OnRequested,
): Promise<SentTransaction> {
  try {
    return await checkAndSend(context, intent, onRequested);
  } catch (error) {
    context.signal.throwIfAborted();
    throw sendFailure(error, intent.statement.sendErrors);
  }
}

async function checkAndSend(
  context: SigningContext,
  intent: Intent,
  onRequested: OnRequested | undefined,
): Promise<SentTransaction> {
  const { client, now, signal, askUser } = context;
  const { account, statement } = intent;
  const latest = await getBlock(client);
  signal.throwIfAborted();
  // Read before the request, because what is sent may be mined at once. Nothing waits for it.
  const nonce = nextNonceAt(client, account, latest.number);
  let known: Pick<TransactionRecord, 'leastNonce'> = {};
  void nonce.then((leastNonce) => {
    if (leastNonce !== undefined) known = { leastNonce };
  });
  const nowSeconds = () => currentSeconds({ blockTimestamp: latest.timestamp, deviceMs: now() });
  const calls = intent.callsAt(deadlineAt(nowSeconds(), statement.deadlineSeconds));
  const call = await chooseCall(client, intent, calls);
  signal.throwIfAborted();
  const networkCheck = await checkWallet(context, intent, latest.number);
  const parameters = transactionParameters(intent, call);
  assertReviewed(parameters, intent, nowSeconds());
  const request = { method: 'eth_sendTransaction', params: [parameters] };
  const unsent = unsentTransaction(intent, call);
  const requested = { ...unsent, addedTime: now() };
  const answer = await askUser(request, () => onRequested?.(requested, nonce)).catch(
    (error: unknown) => {
      throw signal.aborted || isSurelyUnsent(error)
        ? error
        : new PerhapsSentError(requested, error);
    },
  );
  if (typeof answer !== 'string' || !isHash(answer)) throw new PerhapsSentError(requested, answer);
  return {
    networkCheck,
    transaction: {
      hash: answer,
      ...unsent,
      ...known,
      requestedTime: requested.addedTime,
      addedTime: now(),
    },
  };
}

function unsentTransaction(intent: Intent, call: ChosenCall) {
  const { chainId, account, summary, expectation, feeForecast } = intent;
  return {
    from: account,
    chainId,
    summary,
    ...approvalIn(summary),
    ...claimIn(account, summary),
    ...spendingIn(expectation),
    ...(expectation && { limits: agreedLimits(summary, expectation) }),
    ...(feeForecast !== undefined && { feeForecast }),
    to: call.to,
    value: call.value,
    dataHash: keccak256(call.data),
  };
}

function approvalIn(summary: TransactionSummary): Pick<TransactionRecord, 'approval'> {
  if (summary.type !== 'approve' && summary.type !== 'revoke') return {};
  return { approval: { tokenAddress: summary.token.address, spender: summary.spender } };
}

/** The airdrop pays its caller. */
function claimIn(account: Address, summary: TransactionSummary): Pick<TransactionRecord, 'claim'> {
  return summary.type === 'airdrop' ? { claim: { recipient: account } } : {};
}

function spendingIn(expectation: Expectation | undefined): Pick<TransactionRecord, 'spending'> {
  if (expectation === undefined) return {};
  const spending = expectation.approvals.map(({ token, spender, raw, signature }) => ({
    tokenAddress: token.address,
    spender,
    raw,
    ...(signature === 'given' && { isSigned: true }),
  }));
  return { spending };
}

function transactionParameters(
  { chainId, account }: Intent,
  { to, data, value, gas }: ChosenCall,
): TransactionParameters {
  return {
    chainId: numberToHex(chainId),
    from: account,
    to,
    data,
    value: numberToHex(value),
    gas: numberToHex(gas),
  };
}
