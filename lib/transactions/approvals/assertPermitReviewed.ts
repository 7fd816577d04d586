import { type Address, isAddressEqual } from 'viem';
import * as z from 'zod/mini';
import { addressSchema } from '@/lib/base/json/hexSchemas';
import { parseJson } from '@/lib/base/json/parseJson';
import type { ChainId } from '@/lib/base/networks/network';
import { storedBigint } from '@/lib/base/storage/persisted';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { isExchangeSpender } from '@/lib/chain/contracts/spenders';
import { ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import { isDeadlineIn } from '@/lib/transactions/review/deadlineCheck';

/** A permit as it was shown, with its account and chain. Nothing else may be signed. */
export type PermitStatement = {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly token: Address;
  readonly spender: Address;
  readonly value: bigint;
  /** The deadline setting that was shown. */
  readonly deadlineSeconds: number;
};

/** In EIP-712, the names, types and order of the fields determine what is signed. */
const PERMIT = 'owner:address,spender:address,value:uint256,nonce:uint256,deadline:uint256';

const fieldsSchema = z.pipe(
  z.array(z.strictObject({ name: z.string(), type: z.string() })),
  z.transform((fields) => fields.map(({ name, type }) => `${name}:${type}`).join()),
);

const requestSchema = z.strictObject({
  types: z.strictObject({ EIP712Domain: fieldsSchema, Permit: fieldsSchema }),
  domain: z.strictObject({
    name: z.string(),
    version: z.optional(z.string()),
    chainId: z.number(),
    verifyingContract: addressSchema,
  }),
  primaryType: z.literal('Permit'),
  message: z.strictObject({
    owner: addressSchema,
    spender: addressSchema,
    value: storedBigint,
    nonce: storedBigint,
    deadline: storedBigint,
  }),
});

/**
 * Throws unless the text to be signed is what the user reviewed.
 *
 * Parses the exact text that goes to the wallet, and compares it with what was shown. It also
 * compares the spender with our own addresses, and the deadline with the clock.
 *
 * @param nowSeconds - The later of chain time and device clock, at signing.
 * @throws {ReviewMismatchError} naming the first field that differs.
 */
export function assertPermitReviewed(
  text: string,
  statement: PermitStatement,
  nowSeconds: bigint,
): void {
  const { data: request } = z.safeParse(requestSchema, parseJson(text));
  if (request === undefined) throw new ReviewMismatchError('data');
  const { types, domain, message } = request;
  const { png } = EXCHANGE_ADDRESSES[statement.chainId];
  const isPng = isAddressEqual(statement.token, png);
  const isDeadline = isDeadlineIn(nowSeconds, statement.deadlineSeconds);
  const checks: readonly (readonly [string, boolean])[] = [
    ['data', types.Permit === PERMIT && types.EIP712Domain === domainFields(isPng)],
    ['name', domain.name === (isPng ? 'Pangolin' : 'Pangolin Liquidity')],
    ['version', domain.version === (isPng ? undefined : '1')],
    ['chainId', domain.chainId === statement.chainId],
    ['token', isAddressEqual(domain.verifyingContract, statement.token)],
    ['owner', isAddressEqual(message.owner, statement.account)],
    [
      'spender',
      isAddressEqual(message.spender, statement.spender) &&
        isExchangeSpender(statement.chainId, message.spender),
    ],
    ['value', message.value === statement.value],
    ['deadline', isDeadline(message.deadline)],
  ];
  const failed = checks.find(([, isAsReviewed]) => !isAsReviewed);
  if (failed) throw new ReviewMismatchError(failed[0]);
}

function domainFields(isPng: boolean): string {
  const version = isPng ? '' : 'version:string,';
  return `name:string,${version}chainId:uint256,verifyingContract:address`;
}
