import { useLocale, useTranslations } from 'next-intl';
import { Fact, Facts } from '@/components/ui/Facts';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { formatUtcDay } from '@/lib/base/time/formatDate';
import { countOf, TOKEN_FAULTS, type TokenFaults } from '@/lib/holdings/lists/tokenFault';
import { type TokenList, versionText } from '@/lib/holdings/lists/tokenList';

type Props = { list: TokenList; count: number; chainId: ChainId };

/**
 * The version of a list, its date, how many tokens it has on a chain, and why others are left out.
 * A date that cannot be read, as of a damaged record on this device, is not shown.
 */
export function ListFacts({ list, count, chainId }: Props) {
  const t = useTranslations('lists');
  const locale = useLocale();
  const { version, timestamp, leftOut, faults } = list;
  const elsewhere = leftOut - countOf(faults);
  const faultsText = useFaultsText();
  const published = timestamp === undefined ? undefined : new Date(timestamp);
  return (
    <Facts isRuled>
      <Fact term={t('version')}>{versionText(version)}</Fact>
      {published && !Number.isNaN(published.getTime()) && (
        <Fact term={t('published')}>
          <time dateTime={timestamp}>{formatUtcDay(published.getTime(), locale)}</time>
        </Fact>
      )}
      <Fact term={t('tokensHere', { network: NETWORK_NAMES[chainId] })}>
        {localizeDecimal(String(count), locale)}
      </Fact>
      {elsewhere > 0 && <Fact term={t('leftOut')}>{t('leftOutValue', { count: elsewhere })}</Fact>}
      {faults && <Fact term={t('faulty')}>{faultsText(faults)}</Fact>}
    </Facts>
  );
}

/** Why tokens are left out of a list: `3 left out: symbol too long, no valid address`. */
export function useFaultsText(): (faults: TokenFaults) => string {
  const t = useTranslations('lists');
  return (faults) =>
    t('faults', {
      count: countOf(faults),
      reasons: TOKEN_FAULTS.filter((fault) => faults[fault])
        .map((fault) => t(`tokenFaults.${fault}`))
        .join(', '),
    });
}
