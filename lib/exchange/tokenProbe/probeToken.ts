import { bytesToHex } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { simulate } from '@/lib/transactions/simulation/simulate';
import type { Simulation, SimulationRequest } from '@/lib/transactions/simulation/simulation';
import { poolSearchCalls, poolsByDepth } from './poolSearch';
import { probeRequest } from './probeRequest';
import { readProbe } from './readProbe';
import type { TokenProbe } from './tokenProbe';

type Simulate = (request: SimulationRequest) => Promise<Simulation>;

const UNAVAILABLE: TokenProbe = { kind: 'unavailable' };

/** How many pools are tried: anyone can make a pool with much of a token and almost no base. */
const MAX_POOLS = 3;

/**
 * Buys and sells a token in a simulation, at an address that nobody owns, in its deepest pool with
 * a base. One request finds the pools, a second one trades. If the base of a pool cannot be bought,
 * the next pool is tried.
 *
 * @example
 * await probeToken(spore)
 * // { kind: 'probed', block: 1_234n, purchase: { status: 'done', feeBps: 100 }, ... }
 */
export async function probeToken(token: Token, run: Simulate = simulate): Promise<TokenProbe> {
  const account = bytesToHex(crypto.getRandomValues(new Uint8Array(20)));
  const { chainId } = token;
  const search = await run({ chainId, account, calls: poolSearchCalls(token), balances: [] });
  if (search.kind === 'unavailable') return UNAVAILABLE;
  for (const pool of poolsByDepth(token, search.calls).slice(0, MAX_POOLS)) {
    const request = probeRequest(pool, token, account);
    if (request === undefined) continue;
    const simulation = await run(request.simulation);
    if (simulation.kind === 'unavailable') return UNAVAILABLE;
    const probe = readProbe(request, simulation);
    if (probe.kind === 'probed') return probe;
  }
  return { kind: 'noPool' };
}
