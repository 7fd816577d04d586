import { bytesToHex } from 'viem';
import { simulate } from '@/lib/simulation/simulate';
import type { Simulation, SimulationRequest } from '@/lib/simulation/simulation';
import type { Token } from '@/lib/tokens/token';
import { deepestPool, poolSearchCalls } from './poolSearch';
import { readTrial } from './readTrial';
import type { TokenProbe } from './tokenProbe';
import { trialIn } from './trial';

type Simulate = (request: SimulationRequest) => Promise<Simulation>;

const UNAVAILABLE: TokenProbe = { kind: 'unavailable' };

/**
 * Buys and sells a token in a simulation, at an address that nobody owns, in its deepest pool with a
 * base. One request finds the pool, a second one trades.
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
  const pool = deepestPool(token, search.calls);
  const trial = pool && trialIn(pool, token, account);
  if (trial === undefined) return { kind: 'noPool' };
  const simulation = await run(trial.request);
  return simulation.kind === 'unavailable' ? UNAVAILABLE : readTrial(trial, simulation);
}
