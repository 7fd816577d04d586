import { useLocale, useTranslations } from 'next-intl';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import type { Finding } from '@/lib/exchange/tokenProbe/finding';

type Props = {
  finding: Finding;
  symbol: string;
  /** Whether the block of the simulation is left out: a review names one block only, its own. */
  isWithoutBlock?: boolean;
};

/** One thing that a simulated purchase and sale of a token found. */
export function FindingLine({ finding, symbol, isWithoutBlock = false }: Props) {
  const t = useTranslations('tokenProbe');
  const locale = useLocale();
  const block = isWithoutBlock ? 'none' : localizeDecimal(String(finding.block), locale);
  if ('feeBps' in finding) {
    const fee = formatBps(finding.feeBps, locale);
    return <p>{t(finding.type, { symbol, fee, block })}</p>;
  }
  return (
    <>
      <p>{t(finding.type, { symbol, block })}</p>
      {'reason' in finding && <p>{t('reason', { reason: finding.reason })}</p>}
    </>
  );
}

type OwnFeeProps = {
  symbol: string;
  /** In whole basis points; undefined if a probe found the same. */
  feeBps: number | undefined;
};

/** Says that a token takes another fee on the account's own transfer than a probe found. */
export function OwnFeeLine({ symbol, feeBps }: OwnFeeProps) {
  const t = useTranslations('tokenProbe');
  const locale = useLocale();
  if (feeBps === undefined) return null;
  if (feeBps === 0) return <p>{t('ownNoFee', { symbol })}</p>;
  return <p>{t('ownFee', { symbol, fee: formatBps(feeBps, locale) })}</p>;
}
