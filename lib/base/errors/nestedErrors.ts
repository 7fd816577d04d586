import { propertyOf } from './errorChain';

/** More nested errors than this are circular. */
const MAX_NESTED = 32;

/** The properties in which wallets and libraries nest the original error. */
const NESTING = ['cause', 'data', 'error', 'originalError', 'info', 'innerError'];

/** An error of a wallet and all that is nested in it, which may be of any type; outermost first. */
export function nestedErrors(error: unknown): readonly unknown[] {
  const all = new Set([error]);
  // A set also iterates over what is added meanwhile.
  for (const each of all)
    for (const name of NESTING) if (all.size < MAX_NESTED) all.add(propertyOf(each, name));
  return [...all];
}

/** The texts in one error of a wallet; it may be a text itself. */
export function textsOf(error: unknown): readonly string[] {
  const texts = [error, propertyOf(error, 'message'), propertyOf(error, 'reason')];
  return texts.filter((text) => typeof text === 'string');
}

/** Words of a node that already has a transaction with this hash or this nonce. */
const KNOWN = /known|nonce|already|exist|imported|underpriced|replace|duplicate/i;

const TIMED_OUT = /time(?:d)?[\s_-]?out|deadline exceeded/i;

/** Whether an error of a wallet, or one in it, says that the node may know the transaction. */
export function saysKnown(error: unknown): boolean {
  return someText(error, KNOWN);
}

/** Whether an error of a wallet, or one in it, says that nobody answered in time. */
export function saysTimedOut(error: unknown): boolean {
  return someText(error, TIMED_OUT);
}

function someText(error: unknown, words: RegExp): boolean {
  return nestedErrors(error)
    .flatMap(textsOf)
    .some((text) => words.test(text));
}
