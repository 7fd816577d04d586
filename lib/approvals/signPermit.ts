import { serializeTypedData } from 'viem';
import { getBlock, getCode, readContract } from 'viem/actions';
import { permitAbi } from '@/lib/contracts/abis/permit';
import { isContractCode } from '@/lib/contracts/accountCode';
import { AppError } from '@/lib/errors/appError';
import { currentSeconds, deadlineAt } from '@/lib/review/deadline';
import type { SigningContext } from '@/lib/submit/signingContext';
import { checkWallet } from '@/lib/submit/walletProvider';
import type { Token } from '@/lib/tokens/token';
import { assertPermitReviewed, type PermitReview } from './assertPermitReviewed';
import { type Permit, permitSignature, permitTypedData } from './permit';
import type { PermitSignature } from './permitSignature';

/** What is to be signed: the review, with the token that it names. */
export type WantedPermit = Omit<PermitReview, 'chainId' | 'token'> & { readonly token: Token };

/** A permit that its owner has signed. */
export type SignedPermit = { readonly permit: Permit; readonly signature: PermitSignature };

/**
 * Has the wallet sign a permit, and nothing else than what was reviewed.
 *
 * The nonce is the chain's, the deadline that of a call signed now. Network, chain and account are
 * read from the wallet, and what it is given to sign is compared with the review, before it is asked.
 *
 * @throws {PermitUnavailableError} for an account that is a contract, which cannot sign one.
 * @throws {InvalidSignatureError} when the answer is no signature of the account.
 * @throws the reason of the signal once the attempt has ended.
 * @throws whatever else the wallet, the node or a guard throws.
 */
export async function signPermit(
  context: SigningContext,
  wanted: WantedPermit,
): Promise<SignedPermit> {
  const { client, now, signal, askPerson } = context;
  const { token, account, spender, value, deadlineSeconds } = wanted;
  const { chainId, address } = token;
  const [latest, code, nonce] = await Promise.all([
    getBlock(client),
    getCode(client, { address: account }),
    readContract(client, { address, abi: permitAbi, functionName: 'nonces', args: [account] }),
  ]);
  signal.throwIfAborted();
  if (isContractCode(code)) throw new PermitUnavailableError();
  const nowSeconds = () => currentSeconds({ blockTimestamp: latest.timestamp, deviceMs: now() });
  const deadline = deadlineAt(nowSeconds(), deadlineSeconds);
  const permit = { token, owner: account, spender, value, nonce, deadline };
  const review = { chainId, account, token: address, spender, value, deadlineSeconds };
  const text = serializeTypedData(permitTypedData(permit));
  await checkWallet(context, { chainId, account }, latest.number);
  assertPermitReviewed(text, review, nowSeconds());
  const answer = await askPerson({
    method: 'eth_signTypedData_v4',
    params: [account, text],
  });
  return { permit, signature: await permitSignature(permit, answer) };
}

/** An account with code approves on chain: what it signs, a token cannot check. */
export class PermitUnavailableError extends AppError {
  constructor() {
    super('A contract account cannot sign a permit', { code: 'errors.permitUnavailable' });
  }
}
