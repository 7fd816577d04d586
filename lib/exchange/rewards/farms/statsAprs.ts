import * as z from 'zod/mini';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { fetchBytes } from '@/lib/base/http/fetchBytes';
import { limitConcurrency } from '@/lib/base/http/limitConcurrency';
import { ServiceBackoffError, withServiceBackoff } from '@/lib/base/http/serviceBackoff';
import { parseJson } from '@/lib/base/json/parseJson';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { MAX_APR_PERCENT } from '@/lib/exchange/rewards/pools/rewardRates';
import type { AprParts } from './farmAprs';
import type { Farm } from './farmCatalogue';

const MAX_BYTES = 4_096;
const PLACES = 1e6;
/** The service is asked about each farm separately, and about few at a time. */
const limited = limitConcurrency(4);

const percent = z.number().check(z.gte(0), z.lte(MAX_APR_PERCENT));
const schema = z.object({ swapFeeApr: percent, stakingApr: percent });

/** The address at the statistics service that returns the APRs of a farm, in percent. */
function statsUrlOf(host: string, { version, tokens, contract }: Farm): string {
  return version === 2
    ? `${host}/pangolin/apr2/${liquidityToken(...tokens).address}`
    : `${host}/pangolin/apr/${contract}`;
}

/**
 * Asks the statistics service for the APRs of a farm.
 *
 * @returns null if the service knows no sensible figures: it fails, is slow, or answers nonsense.
 */
export async function fetchAprs(
  host: string,
  farm: Farm,
  signal: AbortSignal,
): Promise<AprParts | null> {
  try {
    const ask = () =>
      fetchBytes(statsUrlOf(host, farm), {
        accept: 'application/json',
        maxBytes: MAX_BYTES,
        signal,
      });
    const bytes = await limited(() => withServiceBackoff(host, ask));
    return parseAprs(new TextDecoder().decode(bytes));
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ServiceBackoffError))
      console.error('Failed to load the APRs of a farm', farm.name, error);
    return null;
  }
}

/** The APRs in an answer of the service; null if they are missing or implausible. */
function parseAprs(text: string): AprParts | null {
  const { data } = z.safeParse(schema, parseJson(text));
  if (data === undefined) return null;
  return { staking: fractionOf(data.stakingApr), swapFee: fractionOf(data.swapFeeApr) };
}

function fractionOf(inPercent: number): Fraction {
  return { numerator: BigInt(Math.round(inPercent * PLACES)), denominator: BigInt(PLACES) * 100n };
}
