import { hexToBigInt, size, slice } from 'viem';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import { maxBigint } from '@/lib/base/amounts/minMax';
import { inputFor, outputFor } from '@/lib/exchange/pairs/constantProduct';
import { reservesFrom } from '@/lib/exchange/pairs/pair';
import type { CallResult, Simulated } from '@/lib/transactions/simulation/simulation';
import { readPair } from './poolSearch';
import { CALLS, type ProbeRequest } from './probeRequest';
import { type ProbedTransfer, ROUNDING, type TokenProbe } from './tokenProbe';

const UNTRIED: ProbedTransfer = { status: 'untried' };

/** What a probe found, from its simulated calls. */
export function readProbe(request: ProbeRequest, simulation: Simulated): TokenProbe {
  const { block, calls } = simulation;
  const prepared = calls[CALLS.approveBase];
  // The base could not be bought, so nothing is known about the token.
  if (prepared?.status !== 'succeeded') return { kind: 'noPool' };
  const held = heldAfter(calls);
  const refused = refusal(calls[CALLS.buy]);
  const purchase = refused ?? purchaseIn(request, calls, held);
  const sale = saleIn(request, simulation, held);
  return { kind: 'probed', block, purchase, sale, transfer: transferIn(request, simulation) };
}

/** The fee on buying: what the pool sends for the payment, less what arrived. */
function purchaseIn(
  { token, pool: { base }, paid }: ProbeRequest,
  calls: Simulated['calls'],
  held: bigint | undefined,
): ProbedTransfer {
  const pair = readPair([token, base], calls[CALLS.reservesBefore]);
  if (held === undefined || pair === undefined) return UNTRIED;
  const sent = outputFor(paid, reservesFrom(pair, base));
  return sent === 0n ? UNTRIED : done(sent, held);
}

/**
 * The fee on selling. What arrived at the pool is computed from what the pool paid.
 */
function saleIn(
  { token, pool: { base }, sold }: ProbeRequest,
  { calls, changes }: Simulated,
  held: bigint | undefined,
): ProbedTransfer {
  if (held === undefined || held < sold) return UNTRIED;
  const refused = refusal(calls[CALLS.approve]) ?? refusal(calls[CALLS.sell]);
  if (refused) return refused;
  const pair = readPair([token, base], calls[CALLS.reserves]);
  const [change] = changes;
  if (pair === undefined || change?.before === undefined) return UNTRIED;
  const reserves = reservesFrom(pair, token);
  const paid = change.after - change.before;
  // Several inputs may yield the same output. There was a fee only if the largest is less than
  // sold.
  const most = inputFor(paid + 1n, reserves) ?? sold;
  return done(sold, most >= sold ? sold : (inputFor(paid, reserves) ?? sold));
}

/** The fee on a transfer to the router, which may have some of the token already. */
function transferIn({ transferred }: ProbeRequest, { calls, changes }: Simulated): ProbedTransfer {
  const [, change] = changes;
  const isDone = calls[CALLS.transfer]?.status === 'succeeded';
  if (!isDone || transferred === 0n || change?.before === undefined) return UNTRIED;
  // A fee cannot reduce a balance: the token changes balances by itself or misreports them.
  if (change.after < change.before) return UNTRIED;
  return done(transferred, change.after - change.before);
}

function heldAfter(calls: Simulated['calls']): bigint | undefined {
  const held = calls[CALLS.held];
  if (held?.status !== 'succeeded' || size(held.data) < 32) return undefined;
  return hexToBigInt(slice(held.data, 0, 32));
}

function refusal(result: CallResult | undefined): ProbedTransfer | undefined {
  return result?.status === 'reverted' ? { status: 'refused', reason: result.reason } : undefined;
}

/** @param arrived - The part of `sent` that arrived. Both are in smallest units. */
function done(sent: bigint, arrived: bigint): ProbedTransfer {
  const lost = sent - maxBigint(arrived, 0n);
  if (lost <= ROUNDING) return { status: 'done', feeBps: 0 };
  return { status: 'done', feeBps: Number((2n * lost * BPS_BASE + sent) / (2n * sent)) };
}
