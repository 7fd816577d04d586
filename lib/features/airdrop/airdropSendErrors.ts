import { AppError } from '@/lib/base/errors/appError';
import { errorChain, propertyOf } from '@/lib/base/errors/errorChain';
import { plainText } from '@/lib/base/text/plainText';
import { revertReason } from '@/lib/chain/contracts/revertReason';
import { PLAIN_SEND_ERRORS, type SendErrors } from '@/lib/transactions/review/sendErrors';

/** The errors for a claim that is not sent. They have the message of the error's data, if any. */
export const AIRDROP_SEND_ERRORS: SendErrors = {
  ...PLAIN_SEND_ERRORS,
  unestimated: (cause) => {
    const reason = dataMessage(cause) ?? revertReason(cause);
    return reason === undefined
      ? PLAIN_SEND_ERRORS.unestimated(cause)
      : PLAIN_SEND_ERRORS.reverted(reason, cause);
  },
  unsent: (message, cause) => PLAIN_SEND_ERRORS.unsent(dataMessage(cause) ?? message, cause),
};

/**
 * Why a claim failed, in the words of the contract, the node or the wallet.
 *
 * @returns undefined for an error without such words: its own text says why.
 */
export function claimFailureReason(error: unknown): string | undefined {
  const own = errorChain(error).find((link) => link instanceof AppError);
  const reason = own?.values.reason ?? own?.values.message;
  return reason === undefined ? undefined : String(reason);
}

/** The message of an error's data, safe to show. A wallet puts what its node said there. */
function dataMessage(error: unknown): string | undefined {
  const messages = errorChain(error).map((link) => propertyOf(propertyOf(link, 'data'), 'message'));
  const message = messages.find((text) => typeof text === 'string' && text !== '');
  return typeof message === 'string' ? plainText(message) : undefined;
}
