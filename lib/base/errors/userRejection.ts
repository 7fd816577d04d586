import { propertyOf } from './errorChain';
import { nestedErrors, saysKnown, saysTimedOut, textsOf } from './nestedErrors';

/** Of EIP-1193, of CAIP-25 through WalletConnect, and of ethers. */
const REJECTION_CODES = ['4001', '5000', '5001', '5002', 'ACTION_REJECTED'];

const VERB = '(?:reject|den[yi]|declin|cancel|refus|disapprov)[a-z]*';

/** The words of a rejection by the user. */
const NAMED_TEXTS = [
  new RegExp(String.raw`(?<![a-z])user[\s_-]*(?:has |have )?${VERB}`, 'i'),
  new RegExp(String.raw`${VERB}\s+(?:by\s+(?:the\s+)?user|on\s+(?:the\s+|your\s+)?device)\b`, 'i'),
  /\buser\s+(?:did\s+not|didn['’]?t)\s+(?:approve|accept)/i,
  /^\W*4001\b|code\W{0,4}4001\b/i,
  // A Ledger's status for what was declined on it.
  /\b0x6985\b/i,
];

/**
 * A rejection that names nobody. A node also rejects transactions ("transaction rejected: nonce too
 * low"), so the text says nothing else.
 */
const BARE_TEXT = new RegExp(
  String.raw`^(?:error:\s*)?(?:(?:the\s+)?(?:request|transaction|tx|sign(?:ature|ing)?|action|operation)(?:\s+request)?\s+(?:was\s+|has\s+been\s+)?)?${VERB}(?:\s+by\s+(?:the\s+|your\s+)?wallet)?\W*$`,
  'i',
);

/** A contract may give any reason. */
const REVERT = /revert/i;

/**
 * Whether a wallet's error says that its user rejected the request, by a code or by words, anywhere
 * in it. The wallet may be of any maker, so the error may have any shape, even that of a text.
 * Words that don't name the user count only if nothing says that a node was asked.
 *
 * Only for answers of a wallet: a node may use the same codes and words for something else.
 */
export function isUserRejection(error: unknown): boolean {
  const errors = nestedErrors(error);
  if (errors.some((each) => REJECTION_CODES.includes(codeOf(each)))) return true;
  const texts = errors.flatMap(textsOf).filter((text) => !REVERT.test(text));
  if (texts.some((text) => NAMED_TEXTS.some((pattern) => pattern.test(text)))) return true;
  const isBare = texts.some((text) => BARE_TEXT.test(text));
  return isBare && !saysKnown(error) && !saysTimedOut(error);
}

function codeOf(error: unknown): string {
  const code = propertyOf(error, 'code');
  return typeof code === 'string' || typeof code === 'number' ? String(code) : '';
}
