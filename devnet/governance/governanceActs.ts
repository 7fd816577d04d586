import type { Address } from 'viem';
import type { Chain } from '../node/chain';
import { transactAs } from '../node/transactAs';
import { governanceCalls } from './governanceCalls';

type GovernedChain = Pick<Chain, 'client'>;

/** An account votes on an active proposal, without the app. */
export function voteAs(
  { client }: GovernedChain,
  account: Address,
  { id, isFor }: { readonly id: bigint; readonly isFor: boolean },
): Promise<void> {
  return transactAs(client, account, governanceCalls.vote(id, isFor));
}

/** An account delegates its votes; without a delegate they count for nobody. */
export function delegateAs(
  { client }: GovernedChain,
  account: Address,
  delegate?: Address,
): Promise<void> {
  return transactAs(client, account, governanceCalls.delegate(delegate));
}

/** An account queues a proposal that has succeeded. */
export function queueAs({ client }: GovernedChain, account: Address, id: bigint): Promise<void> {
  return transactAs(client, account, governanceCalls.queue(id));
}

/** An account executes a queued proposal, and sends the AVAX of its calls along, in wei. */
export function executeAs(
  { client }: GovernedChain,
  account: Address,
  { id, value }: { readonly id: bigint; readonly value?: bigint },
): Promise<void> {
  return transactAs(client, account, governanceCalls.execute(id, value));
}
