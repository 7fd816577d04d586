import type { Address } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import type { Intent } from '@/lib/transactions/submit/intent';
import { NoSpenderError, NoTokenError } from './approvalErrors';
import { approveCall } from './approveCall';
import { approveStatement } from './approveStatement';

type Revocation = {
  readonly account: Address;
  readonly spender: Address | undefined;
  readonly token: Token | undefined;
};

/**
 * The intent to revoke an approval. Some tokens require this before a smaller approval can be
 * raised.
 *
 * @throws {NoTokenError} {@link NoSpenderError} when there is none.
 */
export function revokeIntent({ account, spender, token }: Revocation): Intent {
  if (token === undefined) throw new NoTokenError();
  if (spender === undefined) throw new NoSpenderError();
  const statement = approveStatement({ token: token.address, spender, amounts: [0n] });
  return {
    chainId: token.chainId,
    account,
    statement,
    summary: { type: 'revoke', token, spender },
    callsAt: () => [approveCall(token, spender, 0n)],
  };
}
