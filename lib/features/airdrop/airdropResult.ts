import type { Address } from 'viem';
import { hasNoUsableAnswer, type ReadState, resultOf } from '@/lib/chain/reads/readState';

/** The contract of the airdrop at one block. Amounts count the smallest unit of PNG. */
export type AirdropContract = {
  /** Whether claiming is allowed. */
  readonly isOpen: boolean;
  /** What was listed for all addresses together, also what they have claimed since. */
  readonly listed: bigint;
  /** What the contract must hold before it can be opened. */
  readonly supply: bigint;
  /** What the contract holds. */
  readonly held: bigint;
  /** The two tokens; a claim requires one whole unit of either. */
  readonly uni: Address;
  readonly sushi: Address;
};

/** What the contract requires of one address, at the same block. All in smallest units. */
export type AirdropHolder = {
  /** What the address may claim: 0 after its claim, and for an address that was never listed. */
  readonly amount: bigint;
  readonly uni: bigint;
  readonly sushi: bigint;
};

/**
 * The airdrop as it was read.
 *
 * `failed`: the contract, or one of its tokens, returns no usable answer; asking again does not
 * help. `holder` is undefined without an address. `isSyncing`: what is known of the address may be
 * of a block before its latest transaction.
 */
export type AirdropResult =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'known';
      readonly contract: AirdropContract;
      readonly holder: AirdropHolder | undefined;
      readonly isSyncing: boolean;
    };

/** The answers of the reads. Those about an address are `invalid` without one. */
export type AirdropAnswers = {
  readonly uniToken: ReadState<Address>;
  readonly sushiToken: ReadState<Address>;
  readonly supply: ReadState<bigint>;
  readonly isOpen: ReadState<boolean>;
  readonly listed: ReadState<bigint>;
  readonly held: ReadState<bigint>;
  readonly amount: ReadState<bigint>;
  readonly uni: ReadState<bigint>;
  readonly sushi: ReadState<bigint>;
};

/** The airdrop, and one address, from the answers of the reads. */
export function toAirdropResult(answers: AirdropAnswers, hasAddress: boolean): AirdropResult {
  if (Object.values(answers).some(hasNoUsableAnswer)) return { status: 'failed' };
  const contract = contractOf(answers);
  const holder = hasAddress ? holderOf(answers) : undefined;
  if (contract === undefined || (hasAddress && holder === undefined)) return { status: 'loading' };
  return { status: 'known', contract, holder, isSyncing: answers.amount.status === 'syncing' };
}

function contractOf(answers: AirdropAnswers): AirdropContract | undefined {
  const [isOpen, uni, sushi] = [
    resultOf(answers.isOpen),
    resultOf(answers.uniToken),
    resultOf(answers.sushiToken),
  ];
  const [listed, supply, held] = [
    resultOf(answers.listed),
    resultOf(answers.supply),
    resultOf(answers.held),
  ];
  if (isOpen === undefined || uni === undefined || sushi === undefined) return undefined;
  if (listed === undefined || supply === undefined || held === undefined) return undefined;
  return { isOpen, listed, supply, held, uni, sushi };
}

function holderOf(answers: AirdropAnswers): AirdropHolder | undefined {
  const [amount, uni, sushi] = [
    resultOf(answers.amount),
    resultOf(answers.uni),
    resultOf(answers.sushi),
  ];
  if (amount === undefined || uni === undefined || sushi === undefined) return undefined;
  return { amount, uni, sushi };
}
