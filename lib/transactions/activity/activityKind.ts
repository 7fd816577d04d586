import type { TransactionSummary } from '@/lib/transactions/history/summary';

/** The kinds by which activity is filtered, in the order of the choice. */
export const ACTIVITY_KINDS = [
  'swap',
  'send',
  'liquidity',
  'rewards',
  'wrap',
  'approvals',
  'governance',
  'airdrop',
  'migration',
  'other',
] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const KINDS: Readonly<Record<TransactionSummary['type'], ActivityKind>> = {
  swap: 'swap',
  send: 'send',
  add: 'liquidity',
  remove: 'liquidity',
  deposit: 'rewards',
  withdraw: 'rewards',
  claim: 'rewards',
  wrap: 'wrap',
  unwrap: 'wrap',
  approve: 'approvals',
  revoke: 'approvals',
  voteFor: 'governance',
  voteAgainst: 'governance',
  delegate: 'governance',
  queue: 'governance',
  execute: 'governance',
  airdrop: 'airdrop',
  convert: 'migration',
  upgrade: 'migration',
  other: 'other',
};

/** The kind of a transaction. */
export function kindOf({ type }: TransactionSummary): ActivityKind {
  return KINDS[type];
}
