import { propertyOf } from './errorChain';
import { nestedErrors, textsOf } from './nestedErrors';

/** Of EIP-1193, of CAIP-25 through WalletConnect, and of ethers. */
const REJECTION_CODES = ['4001', '5000', '5001', '5002', 'ACTION_REJECTED'];

const VERB = '(?:reject|den[yi]|declin|cancel|refus|disapprov)[a-z]*';

/**
 * The words of a rejection by the user. A node also rejects transactions ("transaction rejected:
 * nonce too low"), so the user is named, or the text says nothing else.
 */
const REJECTION_TEXTS = [
  new RegExp(String.raw`(?<![a-z])user[\s_-]*(?:has |have )?${VERB}`, 'i'),
  new RegExp(String.raw`${VERB}\s+(?:by\s+(?:the\s+)?user|on\s+(?:the\s+|your\s+)?device)\b`, 'i'),
  new RegExp(
    String.raw`^(?:error:\s*)?(?:(?:the\s+)?(?:request|transaction|tx|sign(?:ature|ing)?|action|operation)(?:\s+request)?\s+(?:was\s+|has\s+been\s+)?)?${VERB}\W*$`,
    'i',
  ),
  /^\W*4001\b|code\W{0,4}4001\b/i,
];

/** A contract may give any reason. */
const REVERT = /revert/i;

/**
 * Whether a wallet's error says that its user rejected the request, by a code or by words, anywhere
 * in it. The wallet may be of any maker, so the error may have any shape, even that of a text.
 *
 * Only for answers of a wallet: a node may use the same codes and words for something else.
 */
export function isUserRejection(error: unknown): boolean {
  return nestedErrors(error).some(
    (each) => REJECTION_CODES.includes(codeOf(each)) || textsOf(each).some(isRejectionText),
  );
}

function codeOf(error: unknown): string {
  const code = propertyOf(error, 'code');
  return typeof code === 'string' || typeof code === 'number' ? String(code) : '';
}

function isRejectionText(text: string): boolean {
  return !REVERT.test(text) && REJECTION_TEXTS.some((pattern) => pattern.test(text));
}
