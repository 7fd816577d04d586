import { useLocale, useTranslations } from 'next-intl';
import { formatFee } from '@/lib/base/amounts/percent';

type Props = {
  symbol: string;
  /** In whole basis points; undefined if a probe found the same. */
  feeBps: number | undefined;
};

/** Says that a token takes another fee on the account's own transfer than a probe found. */
export function OwnFeeLine({ symbol, feeBps }: Props) {
  const t = useTranslations('tokenProbe');
  const locale = useLocale();
  if (feeBps === undefined) return null;
  if (feeBps === 0) return <p>{t('ownNoFee', { symbol })}</p>;
  return <p>{t('ownFee', { symbol, fee: formatFee(feeBps, locale) })}</p>;
}
