import { useLocale } from 'next-intl';
import { TippedText } from '@/components/ui/TippedText';
import type { ChainId } from '@/lib/base/networks/network';
import { formatMoment } from '@/lib/base/time/formatDate';
import { dateOf } from '@/lib/base/time/monotonicMs';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import * as styles from './FiguresAge.css';
import { useAgeText } from './useAgeText';

/**
 * Next to figures: how old they are, while they are not read, with the moment as its tip. Nothing
 * while they are fresh.
 */
export function FiguresAge({ chainId }: { chainId: ChainId | undefined }) {
  const ageText = useAgeText();
  const locale = useLocale();
  const { readAtMs, ageSeconds } = useFreshness(chainId);
  if (readAtMs === undefined || ageSeconds === undefined) return null;
  return (
    <p className={styles.age}>
      <TippedText tip={formatMoment(dateOf(readAtMs), locale)}>{ageText(ageSeconds)}</TippedText>
    </p>
  );
}
