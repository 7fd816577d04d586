import { useLocale, useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import { tokenProbeMessages } from '@/lib/base/i18n/exported/tokenProbe';
import * as styles from './TransferFeeNote.css';

type Props = {
  /** What the token keeps on its way, in basis points: none, one fee or two. */
  fees: readonly number[];
};

/** Next to an amount to receive: what its token keeps of it, already subtracted. */
export const TransferFeeNote = withMessages({ tokenProbe: tokenProbeMessages }, Content);

function Content({ fees }: Props) {
  const t = useTranslations('tokenProbe');
  const locale = useLocale();
  const [first, second] = fees;
  if (first === undefined) return null;
  const fee = formatBps(first, locale);
  const text = () => {
    if (second === undefined) return t('afterFee', { fee });
    if (second === first) return t('afterFeeTwice', { fee });
    return t('afterFees', { first: fee, second: formatBps(second, locale) });
  };
  return <span className={styles.note}>{text()}</span>;
}
