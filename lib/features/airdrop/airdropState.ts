import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { AirdropContract, AirdropHolder, AirdropResult } from './airdropResult';
import { hasRequiredToken } from './requiredTokens';

/**
 * Whether claiming is open, as far as the contract reports it. It does not say whether it was open
 * before.
 *
 * `notYetOpen`: nobody is listed, or the contract holds all that it needs to be opened, which
 * leaves it when it is closed. `closed`: it was open before. `closedOrNotYet`: it is one of the
 * two.
 */
type AirdropPeriod = 'open' | 'notYetOpen' | 'closed' | 'closedOrNotYet';

/**
 * What the airdrop is for one account.
 *
 * `notOpen`: nobody can claim. `nothing`: the account has claimed, or was never listed; the
 * contract does not say which. `notListed`: it was never listed. `ineligible`: it has less than one
 * whole of both tokens. `unfunded`: the contract holds less than the account may claim. `claimed`:
 * a claim of the account was confirmed.
 */
export type AirdropState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'notConnected' | 'nothing' | 'notListed' }
  | {
      readonly status: 'notOpen';
      readonly period: Exclude<AirdropPeriod, 'open'>;
      /**
       * What the account may claim once it is open, in the smallest unit; undefined without one.
       */
      readonly amount: bigint | undefined;
      readonly claim: TransactionRecord | undefined;
    }
  | { readonly status: 'claimed'; readonly claim: TransactionRecord }
  | {
      readonly status: 'ineligible' | 'unfunded' | 'ready';
      readonly contract: AirdropContract;
      readonly holder: AirdropHolder;
    };

/**
 * The state of the airdrop for the connected account.
 *
 * @param claim - A confirmed claim of the account that this device knows.
 */
export function airdropState(
  result: AirdropResult,
  claim: TransactionRecord | undefined,
): AirdropState {
  if (result.status !== 'known') return { status: result.status };
  const { contract, holder, isSyncing } = result;
  const period = periodOf(contract, claim !== undefined);
  // What is read of the account may be of a block before its claim.
  const hasClaimed = claim !== undefined && (isSyncing || holder?.amount === 0n);
  if (period !== 'open')
    return {
      status: 'notOpen',
      period,
      amount: holder?.amount,
      claim: hasClaimed ? claim : undefined,
    };
  if (holder === undefined) return { status: 'notConnected' };
  if (hasClaimed) return { status: 'claimed', claim };
  if (holder.amount === 0n) return { status: contract.listed === 0n ? 'notListed' : 'nothing' };
  if (!hasRequiredToken(holder)) return { status: 'ineligible', contract, holder };
  if (contract.held < holder.amount) return { status: 'unfunded', contract, holder };
  return { status: 'ready', contract, holder };
}

/**
 * Whether claiming is open.
 *
 * @param hasClaimed - Whether a claim is known to have been confirmed: it was open then.
 */
export function periodOf(
  { isOpen, listed, supply, held }: AirdropContract,
  hasClaimed: boolean,
): AirdropPeriod {
  if (isOpen) return 'open';
  if (hasClaimed) return 'closed';
  return listed === 0n || held >= supply ? 'notYetOpen' : 'closedOrNotYet';
}
