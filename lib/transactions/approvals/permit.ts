import {
  type Address,
  type Hex,
  isAddressEqual,
  parseSignature,
  recoverTypedDataAddress,
  type TypedDataDefinition,
} from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { PermitSignature } from './permitSignature';

/** What is signed in place of a sent approval: one amount for one spender. */
export type PermitData = {
  readonly token: Token;
  readonly owner: Address;
  readonly spender: Address;
  /** In the token's smallest unit. */
  readonly value: bigint;
  /**
   * How many of the owner's permits the token has used. The signature is valid only for the next
   * one.
   */
  readonly nonce: bigint;
  /** In seconds since 1970. */
  readonly deadline: bigint;
};

const PERMIT_TYPE = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

const UNVERSIONED_DOMAIN_TYPE = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const;

const [NAME, ...REST] = UNVERSIONED_DOMAIN_TYPE;
const VERSIONED_DOMAIN_TYPE = [NAME, { name: 'version', type: 'string' }, ...REST] as const;

/**
 * The EIP-712 data of a permit. The domain of PNG has the name "Pangolin" and no version. The
 * domain of a liquidity token has the name "Pangolin Liquidity" and the version 1.
 */
export function permitTypedData({
  token,
  owner,
  spender,
  value,
  nonce,
  deadline,
}: PermitData): TypedDataDefinition {
  const { chainId, address: verifyingContract } = token;
  const isPng = isAddressEqual(verifyingContract, EXCHANGE_ADDRESSES[chainId].png);
  const place = { chainId, verifyingContract };
  return {
    types: {
      EIP712Domain: isPng ? UNVERSIONED_DOMAIN_TYPE : VERSIONED_DOMAIN_TYPE,
      Permit: PERMIT_TYPE,
    },
    domain: isPng
      ? { name: 'Pangolin', ...place }
      : { name: 'Pangolin Liquidity', version: '1', ...place },
    primaryType: 'Permit',
    message: { owner, spender, value, nonce, deadline },
  };
}

/**
 * Converts a wallet's answer to a permit into the form that contracts take.
 *
 * @throws {InvalidSignatureError} when it is not the owner's signature of exactly this permit.
 */
export async function parsePermitSignature(
  data: PermitData,
  answer: unknown,
): Promise<PermitSignature> {
  const signature = signatureIn(answer);
  const signer = await recoverTypedDataAddress({
    ...permitTypedData(data),
    signature,
  }).catch((cause: unknown) => {
    throw new InvalidSignatureError(cause);
  });
  if (!isAddressEqual(signer, data.owner)) throw new InvalidSignatureError();
  const { r, s, yParity } = parseSignature(signature);
  return { v: FIRST_V + yParity, r, s, deadline: data.deadline };
}

/** Contracts number the two parities of a signature from 27. */
const FIRST_V = 27;

/** 32 bytes of r, 32 bytes of s, and one byte for the parity. */
const SIGNATURE = /^0x[0-9a-f]{130}$/i;

function signatureIn(answer: unknown): Hex {
  if (typeof answer !== 'string' || !SIGNATURE.test(answer)) throw new InvalidSignatureError();
  return `0x${answer.slice(2)}`;
}

/** The wallet's answer is not a signature of its account. */
export class InvalidSignatureError extends AppError {
  constructor(cause?: unknown) {
    super('The signature is not of this account', { code: 'errors.invalidSignature', cause });
  }
}
