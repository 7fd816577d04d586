import { type Address, numberToHex } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { callData } from '@/lib/chain/contracts/contractCall';
import { revertReason } from '@/lib/chain/contracts/revertReason';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { airdropClaimCalls } from './airdropClaimCalls';

/** How a simulated claim ended; `reason` is the contract's own, safe to show. */
export type ClaimDryRun =
  | { readonly status: 'succeeds' }
  | { readonly status: 'fails'; readonly reason: string };

/**
 * Simulates a claim from an address, in the state of a block. Nothing is sent, and no wallet is
 * asked.
 *
 * It is one plain call, not the simulator's: that one does not work for addresses with contract
 * code, and no balance is to be compared.
 *
 * @param block - A recent one: endpoints forget old states.
 * @throws the failure of the last endpoint when none answers.
 */
export async function simulateClaim(
  { account, block }: { readonly account: Address; readonly block: bigint },
  signal: AbortSignal,
  ask: AskInOwnBatch = askInOwnBatch,
): Promise<ClaimDryRun> {
  const [call] = airdropClaimCalls();
  const request = { from: account, to: call.address, data: callData(call) };
  const method = 'eth_call';
  return ask(
    AVALANCHE,
    [{ method, params: [request, numberToHex(block)] }],
    ([response]) => dryRunIn(response),
    signal,
  );
}

function dryRunIn(response: PromiseSettledResult<unknown> | undefined): ClaimDryRun {
  if (response?.status === 'fulfilled') return { status: 'succeeds' };
  const reason = revertReason(response?.reason);
  if (reason === undefined) throw response?.reason;
  return { status: 'fails', reason };
}
