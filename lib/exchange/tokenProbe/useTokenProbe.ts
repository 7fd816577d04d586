import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { minBigint } from '@/lib/base/amounts/minMax';
import type { Currency } from '@/lib/base/tokens/currency';
import { isKnownPlain } from '@/lib/base/tokens/plainTokens';
import type { Token } from '@/lib/base/tokens/token';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { type ProbeAnswer, probeKey, type TokenProbe } from './tokenProbe';

/** A probe is repeated when it is this many blocks old. */
const LASTING_BLOCKS = 100n;

/**
 * A probe without an answer is repeated after this many blocks, then after twice as many each time.
 */
const FIRST_RETRY_BLOCKS = 5n;

/**
 * The probe of a chosen token, which is kept until the page is closed. It is repeated while a
 * component shows it: after 100 blocks, or sooner if there was no answer.
 *
 * @returns undefined until it is known, and for AVAX and tokens that are known to be plain.
 */
export function useTokenProbe(currency: Currency | undefined): TokenProbe | undefined {
  const token = currency?.type === 'token' && !isKnownPlain(currency) ? currency : undefined;
  const block = useBlockNumber(token?.chainId);
  const { data, isFetching, refetch } = useQuery({
    queryKey: probeKey(token),
    queryFn: async ({ client, queryKey }): Promise<ProbeAnswer> => {
      const known = client.getQueryData<ProbeAnswer>(queryKey);
      const last = known?.probe;
      const probe = await probeOrUnavailable(token);
      const failures = probe.kind === 'unavailable' ? (known?.failures ?? 0) + 1 : 0;
      const isLost =
        last?.kind === 'probed' ? probe.kind !== 'probed' : probe.kind === 'unavailable';
      return { probe: last && isLost ? last : probe, requestedAt: block, failures };
    },
    enabled: token !== undefined && block !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const isOld = data !== undefined && isDue(data, block);
  useEffect(() => {
    if (isOld && !isFetching) void refetch();
  }, [isOld, isFetching, refetch]);
  return data?.probe;
}

function isDue({ requestedAt, failures }: ProbeAnswer, block: bigint | undefined): boolean {
  if (requestedAt === undefined || block === undefined) return false;
  const retryBlocks = FIRST_RETRY_BLOCKS * 2n ** BigInt(Math.max(0, failures - 1));
  const lasting = failures === 0 ? LASTING_BLOCKS : minBigint(retryBlocks, LASTING_BLOCKS);
  return block - requestedAt >= lasting;
}

/** The code is loaded on demand, because most visits choose only plain tokens. */
async function probeOrUnavailable(token: Token | undefined): Promise<TokenProbe> {
  if (token === undefined) return { kind: 'unavailable' };
  try {
    const { probeToken } = await import('./probeToken');
    return await probeToken(token);
  } catch (error) {
    console.error('Failed to probe a token', error);
    return { kind: 'unavailable' };
  }
}
