import { isInCatalogue } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { hasNoUsableAnswer, type ReadState, resultOf } from '@/lib/chain/reads/readState';

/** Why no amount of a token may be signed: its contract does not confirm its known decimals. */
export type DecimalsProblem =
  /** The contract's decimals differ from those of the list or the saved token. */
  | { readonly type: 'differs'; readonly token: Token; readonly onChain: number }
  /** The contract does not return its decimals. */
  | { readonly type: 'silent'; readonly token: Token };

/** Whether the contracts of some tokens confirm the tokens' known decimals. */
export type DecimalsCheck =
  | { readonly type: 'agrees' }
  /** Not all of them have answered yet. */
  | { readonly type: 'checking' }
  | DecimalsProblem;

/**
 * Compares the known decimals of tokens with the answers of their contracts. A problem outranks a
 * missing answer. The catalogue is trusted: for its tokens only differing decimals are a problem.
 *
 * @param states - The reads of `decimals()`, in the order of the tokens.
 */
export function decimalsCheck(
  tokens: readonly Token[],
  states: readonly ReadState<number>[],
): DecimalsCheck {
  const checks = tokens.map((token, index) => checkOf(token, states[index]));
  const problem = checks.find(isDecimalsProblem);
  return problem ?? checks.find(({ type }) => type === 'checking') ?? { type: 'agrees' };
}

/** Whether a check found a problem. */
export function isDecimalsProblem(check: DecimalsCheck): check is DecimalsProblem {
  return check.type === 'differs' || check.type === 'silent';
}

function checkOf(token: Token, state: ReadState<number> | undefined): DecimalsCheck {
  const onChain = resultOf(state);
  if (onChain !== undefined)
    return onChain === token.decimals ? { type: 'agrees' } : { type: 'differs', token, onChain };
  if (state === undefined || !hasNoUsableAnswer(state)) return { type: 'checking' };
  return isInCatalogue(token) ? { type: 'agrees' } : { type: 'silent', token };
}
