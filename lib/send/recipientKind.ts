import { type Address, type Hex, isAddressEqual } from 'viem';
import { recipientAbi } from '@/lib/contracts/abis/recipient';
import { isContractCode } from '@/lib/contracts/accountCode';
import { EXCHANGE_ADDRESSES, MULTICALL3_ADDRESS } from '@/lib/contracts/addresses';
import type { ContractCall } from '@/lib/contracts/contractCall';
import { CHAIN_IDS } from '@/lib/networks/network';

/**
 * What a recipient is on chain. `unused`: it has never sent anything and has no AVAX. `wallet`: a
 * contract that looks like the wallet of a person or a group. `contract`: any other one. A token,
 * a pool, a farm and a contract of the exchange keep what is sent to them.
 */
export type RecipientKind =
  | 'account'
  | 'unused'
  | 'wallet'
  | 'contract'
  | 'token'
  | 'pool'
  | 'farm'
  | 'exchange';

/** What is asked of a recipient, in this order. */
const QUESTIONS = [
  { kind: 'pool', functionName: 'token0' },
  { kind: 'farm', functionName: 'stakingToken' },
  { kind: 'farm', functionName: 'poolLength' },
  { kind: 'token', functionName: 'balanceOf' },
  { kind: 'wallet', functionName: 'getThreshold' },
  { kind: 'wallet', functionName: 'entryPoint' },
] as const;

const EXCHANGE_CONTRACTS = [
  MULTICALL3_ADDRESS,
  ...CHAIN_IDS.flatMap((id) => [EXCHANGE_ADDRESSES[id].factory, EXCHANGE_ADDRESSES[id].router]),
];

/** The calls that tell which kind of contract a recipient is, if it is one. */
export function recipientCalls(recipient: Address): readonly ContractCall[] {
  return QUESTIONS.map(({ functionName }) => ({
    address: recipient,
    abi: recipientAbi,
    functionName,
    args: functionName === 'balanceOf' ? [recipient] : [],
  }));
}

/** What the chain says of a recipient. */
export type RecipientFacts = {
  readonly recipient: Address;
  /** Absent or `0x` where there is none. */
  readonly code: Hex | undefined;
  /** Whether it has ever sent a transaction or holds AVAX. */
  readonly isUsed: boolean;
  /** Whether the contract answered each of `recipientCalls`. */
  readonly answers: readonly boolean[];
};

/** What a recipient is. An account with delegated code (EIP-7702) is an account. */
export function recipientKind({ recipient, code, isUsed, answers }: RecipientFacts): RecipientKind {
  if (EXCHANGE_CONTRACTS.some((address) => isAddressEqual(address, recipient))) return 'exchange';
  if (!isContractCode(code)) return isUsed ? 'account' : 'unused';
  return QUESTIONS.find((_question, index) => answers[index])?.kind ?? 'contract';
}
