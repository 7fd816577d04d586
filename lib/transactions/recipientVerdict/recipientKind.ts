import type { Address, Hex } from 'viem';
import { recipientAbi } from '@/lib/chain/contracts/abis/recipient';
import { isContractCode } from '@/lib/chain/contracts/accountCode';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';

/**
 * What a recipient is on chain. `account`: it has sent transactions. `unsent`: it holds AVAX, which
 * anybody may have sent there, and has sent none. `unused`: neither. `wallet`: a contract that
 * looks like the wallet of a person or a group. `contract`: any other one. A token, a pool and a
 * farm keep what is sent to them. `exclusionOf` finds the exchange's own contracts.
 */
export type RecipientKind =
  | 'account'
  | 'unsent'
  | 'unused'
  | 'wallet'
  | 'contract'
  | 'token'
  | 'pool'
  | 'farm';

/** The kinds of recipients that keep whatever is sent to them. */
const FORBIDDEN_KINDS: readonly (RecipientKind | undefined)[] = ['token', 'pool', 'farm'];

/** Whether what is sent to a recipient of this kind is lost; false while the kind is not known. */
export function isForbiddenKind(kind: RecipientKind | undefined): boolean {
  return FORBIDDEN_KINDS.includes(kind);
}

/**
 * Whether a send to a recipient of this kind needs the user's consent, because a contract may keep
 * what it gets. A contract that looks like a wallet needs it only the first time.
 *
 * @param isKnown - Whether the account has sent to the recipient before.
 */
export function needsConsent(kind: RecipientKind | undefined, isKnown: boolean): boolean {
  return kind === 'contract' || (kind === 'wallet' && !isKnown);
}

/** What is read about a recipient, in this order. */
const QUESTIONS = [
  { kind: 'pool', functionName: 'token0' },
  { kind: 'farm', functionName: 'stakingToken' },
  { kind: 'farm', functionName: 'poolLength' },
  { kind: 'token', functionName: 'balanceOf' },
  { kind: 'wallet', functionName: 'getThreshold' },
  { kind: 'wallet', functionName: 'entryPoint' },
] as const;

/** The calls that show which kind of contract a recipient is, if it is one. */
export function recipientCalls(recipient: Address): readonly ContractCall[] {
  return QUESTIONS.map(({ functionName }) => ({
    address: recipient,
    abi: recipientAbi,
    functionName,
    args: functionName === 'balanceOf' ? [recipient] : [],
  }));
}

/** What the chain says of a recipient. */
type RecipientFacts = {
  /** Undefined or `0x` if there is none. */
  readonly code: Hex | undefined;
  /** How many transactions it has sent. */
  readonly nonce: number;
  /** Its AVAX, in wei. */
  readonly balance: bigint;
  /** Whether the contract answered each of `recipientCalls`. */
  readonly answers: readonly boolean[];
};

/**
 * What a recipient is. Only a contract answers, so an answer counts more than a node that knows no
 * code. An account with delegated code (EIP-7702) is an account.
 */
export function recipientKind(facts: RecipientFacts): RecipientKind {
  const { code, nonce, balance, answers } = facts;
  const answered = QUESTIONS.find((_question, index) => answers[index]);
  if (isDelegated(code)) return 'account';
  if (answered) return answered.kind;
  if (isContractCode(code)) return 'contract';
  if (nonce > 0) return 'account';
  return balance > 0n ? 'unsent' : 'unused';
}

/** Whether an account has code that it lends from a contract, whose answers are not its own. */
function isDelegated(code: Hex | undefined): boolean {
  return code !== undefined && code !== '0x' && !isContractCode(code);
}
