import { useMemo } from 'react';
import type { Address } from 'viem';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import { onChainToken } from '@/lib/base/tokens/onChainToken';
import { isSettled, resultOf } from '@/lib/chain/reads/readState';
import { ONCE } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { isBeyondPool, usdValue } from '@/lib/exchange/pairs/usdPrice';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import { useOwedExtras } from '@/lib/exchange/rewards/farms/useOwedExtras';
import { tokenAnswers, tokenRead } from '@/lib/holdings/knownTokens/tokenReads';
import { countedUsd } from './countedUsd';
import { type Exposure, exposureTo } from './exposure';

type ExtraValues = {
  /** In dollars, one for each token that is owed; undefined if it is not counted. */
  readonly values: readonly (Fraction | undefined)[];
  readonly exposures: readonly Exposure[];
  /** How many are not counted although they may have a price. */
  readonly doubtful: number;
  readonly isReading: boolean;
  /** Whether a rewarder does not report what it owes. */
  readonly isIncomplete: boolean;
};

/**
 * The values of the extra rewards that super farms owe an account. Anybody may have made such a
 * token, so it counts as a held one does: see {@link countedUsd}.
 */
export function useExtraValues(chainId: ChainId, account: Address): ExtraValues {
  const extras = useOwedExtras(chainId, account);
  const described = useReadRecords(
    chainId,
    extras.owed,
    ({ address }) => ({ description: tokenRead(address) }),
    { everyBlocks: ONCE },
  );
  const owed = useMemo(
    () =>
      described.map(({ address, raw, description }) => {
        const answers = resultOf(description);
        const found = answers && onChainToken(chainId, address, tokenAnswers(answers));
        return { raw, token: found?.status === 'found' ? found.token : undefined };
      }),
    [chainId, described],
  );
  const tokens = useMemo(() => owed.flatMap(({ token }) => token ?? []), [owed]);
  const prices = useUsdPrices(chainId, tokens);
  const valued = owed.map(({ token, raw }) => {
    const known = token && prices.knownPriceOf(token);
    const usd = known && usdValue(raw, known.price);
    const isBeyond = isBeyondPool(usd, known);
    const counted = token && countedUsd({ currency: token, raw, usd, isBeyondPool: isBeyond });
    return { token, usd, counted };
  });
  return {
    values: valued.map(({ counted }) => counted),
    exposures: valued.flatMap(({ token, counted }) => (token ? exposureTo(token, counted) : [])),
    doubtful: valued.filter(({ usd, counted }) => usd && !counted).length,
    isReading:
      extras.isReading ||
      prices.isLoading ||
      !described.every(({ description }) => isSettled(description)),
    isIncomplete: extras.isIncomplete,
  };
}
