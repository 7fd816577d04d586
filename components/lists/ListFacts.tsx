import { useLocale, useTranslations } from 'next-intl';
import { Fact, Facts } from '@/components/ui/Facts';
import { type TokenList, versionText } from '@/lib/lists/tokenList';
import { type ChainId, NETWORK_NAMES } from '@/lib/networks/network';

type Props = { list: TokenList; count: number; chainId: ChainId };

/**
 * The version of a list, its date, and how many tokens it has on a chain. A date that cannot be read,
 * as of a damaged record on this device, is left out.
 */
export function ListFacts({ list, count, chainId }: Props) {
  const t = useTranslations('lists');
  const locale = useLocale();
  const { version, timestamp, leftOut } = list;
  const published = new Date(timestamp);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Facts>
      <Fact term={t('version')}>{versionText(version)}</Fact>
      {!Number.isNaN(published.getTime()) && (
        <Fact term={t('published')}>
          <time dateTime={timestamp}>{date.format(published)}</time>
        </Fact>
      )}
      <Fact term={t('tokensHere', { network: NETWORK_NAMES[chainId] })}>
        {new Intl.NumberFormat(locale).format(count)}
      </Fact>
      {leftOut > 0 && <Fact term={t('leftOut')}>{t('leftOutValue', { count: leftOut })}</Fact>}
    </Facts>
  );
}
