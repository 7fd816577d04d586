import { nestedErrors, textsOf } from './nestedErrors';

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
