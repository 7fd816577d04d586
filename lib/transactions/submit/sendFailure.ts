import { AppError } from '@/lib/base/errors/appError';
import { errorChain, propertyOf } from '@/lib/base/errors/errorChain';
import { nestedErrors, saysKnown, textsOf } from '@/lib/base/errors/nestedErrors';
import { failureMessage } from '@/lib/chain/contracts/revertReason';
import type { SendErrors } from '@/lib/transactions/review/sendErrors';
import type { SendRequest } from './sendRequest';
import { WalletDisconnectedError } from './walletFailure';

const INSUFFICIENT_FUNDS = /insufficient funds|exceeds transaction sender account balance/i;

/**
 * Names the error of a failed attempt to send. An error that is an AppError, or has one as a cause,
 * stays unchanged.
 */
export function sendFailure(error: unknown, sendErrors: SendErrors): unknown {
  const chain = errorChain(error);
  if (chain.some((link) => link instanceof AppError)) return error;
  if (isInsufficientFunds(error)) return new InsufficientAvaxForFeeError(error);
  return sendErrors.unsent(failureMessage(error), error);
}

/** Whether a wallet or a node says that the account has too little AVAX. */
function isInsufficientFunds(error: unknown): boolean {
  return nestedErrors(error).some((each) => INSUFFICIENT_FUNDS.test(failureMessage(each)));
}

/** The account cannot pay the network fee in addition to what it sends. */
export class InsufficientAvaxForFeeError extends AppError {
  constructor(cause: unknown) {
    super('Not enough AVAX for the network fee.', { code: 'errors.insufficientFee', cause });
  }
}

/**
 * With these codes a wallet does not accept a request: it is invalid, its method is unknown, or the
 * page may not make it. In a nested error they are codes of a node, which may know the transaction.
 */
const NOT_ACCEPTED_CODES: readonly unknown[] = [-32600, -32601, 4100, 4200];

/** "Invalid params", of the request or of the raw transaction that the wallet sent to its node. */
const INVALID_PARAMS = -32602;

/**
 * Whether a request to send, to which the wallet answered with this error, was surely not sent: our
 * own checks, a rejection, a request that the wallet did not accept, or too little AVAX for it.
 * After any other error it may have been.
 */
export function isSurelyUnsent(error: unknown): boolean {
  const isDisconnected = error instanceof WalletDisconnectedError;
  if (error instanceof AppError && !isDisconnected) return true;
  const answer = isDisconnected ? error.cause : error;
  const code = propertyOf(answer, 'code');
  // Their words are about the method: "does not exist".
  if (NOT_ACCEPTED_CODES.includes(code)) return true;
  if (saysKnown(answer)) return false;
  return code === INVALID_PARAMS || isInsufficientFunds(answer);
}

/** The wallet was asked to send, and its answer is neither a hash nor a rejection. */
export class PerhapsSentError extends AppError {
  constructor(
    readonly request: SendRequest,
    answer: unknown,
  ) {
    super(`Perhaps sent: ${answerText(answer) || 'the wallet returned no hash'}`, {
      code: 'errors.perhapsSent',
      cause: answer,
    });
  }

  /** The words of the wallet's answer, not safe to show; empty without any. */
  get answerText(): string {
    return answerText(this.cause);
  }
}

function answerText(answer: unknown): string {
  return textsOf(answer)[0] ?? '';
}
