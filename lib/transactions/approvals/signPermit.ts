import { serializeTypedData } from 'viem';
import { getBlock, getCode, readContract } from 'viem/actions';
import { AppError } from '@/lib/base/errors/appError';
import type { Token } from '@/lib/base/tokens/token';
import { permitAbi } from '@/lib/chain/contracts/abis/permit';
import { isContractCode } from '@/lib/chain/contracts/accountCode';
import { failureMessage } from '@/lib/chain/contracts/revertReason';
import { currentSeconds } from '@/lib/transactions/review/clock';
import { deadlineAt } from '@/lib/transactions/review/deadline';
import { checkWallet } from '@/lib/transactions/submit/checkWallet';
import type { SigningContext } from '@/lib/transactions/submit/signingContext';
import { assertPermitReviewed, type PermitStatement } from './assertPermitReviewed';
import { type PermitData, parsePermitSignature, permitTypedData } from './permit';
import type { PermitSignature } from './permitSignature';

/** A permit to be signed: its statement, with the full token. */
export type PermitRequest = Omit<PermitStatement, 'chainId' | 'token'> & { readonly token: Token };

/** A permit that its owner has signed. */
export type SignedPermit = { readonly data: PermitData; readonly signature: PermitSignature };

/**
 * Makes the wallet sign the reviewed permit, and nothing else.
 *
 * It reads the nonce from the chain, and sets the deadline that a call signed now would have. It
 * reads network, chain and account from the wallet, and compares the text to be signed with the
 * review. Then it asks the wallet.
 *
 * @throws {PermitUnavailableError} when the account is a contract and cannot sign a permit.
 * @throws {SignatureFailedError} when the wallet answers with an error that has no name of its own.
 * @throws {InvalidSignatureError} when the answer is not a signature of the account.
 * @throws the reason of the signal once the attempt has ended.
 * @throws any other error of the wallet's checks, the node or a check.
 */
export async function signPermit(
  context: SigningContext,
  request: PermitRequest,
): Promise<SignedPermit> {
  const { client, now, signal, askUser } = context;
  const { token, account, spender, value, deadlineSeconds } = request;
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
  const data = { token, owner: account, spender, value, nonce, deadline };
  const statement = { chainId, account, token: address, spender, value, deadlineSeconds };
  const text = serializeTypedData(permitTypedData(data));
  await checkWallet(context, { chainId, account }, latest.number);
  assertPermitReviewed(text, statement, nowSeconds());
  const answer = await askUser({
    method: 'eth_signTypedData_v4',
    params: [account, text],
  }).catch((error: unknown) => {
    throw signal.aborted || error instanceof AppError ? error : new SignatureFailedError(error);
  });
  return { data, signature: await parsePermitSignature(data, answer) };
}

/** The account has code and must approve on chain, because a token cannot check its signature. */
export class PermitUnavailableError extends AppError {
  constructor() {
    super('A contract account cannot sign a permit', { code: 'errors.permitUnavailable' });
  }
}

/** The wallet was asked to sign and answered with an error that has no name of its own. */
export class SignatureFailedError extends AppError {
  constructor(cause: unknown) {
    const message = failureMessage(cause);
    super(`Not signed: ${message}`, { code: 'errors.signatureFailed', values: { message }, cause });
  }
}
