import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import * as styles from './TokenDialog.css';
import type { TokenOrder } from './useTokenOrder';

/** Says how the list is sorted, and sorts it in the next way. */
export function OrderToggle({ order, onNext }: { order: TokenOrder; onNext: () => void }) {
  const t = useTranslations('tokenChoice');
  const isRising = order === 'lowestFirst' || order === 'fromZToA';
  const Icon = isRising ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <div className={styles.order}>
      <Button variant="text" onClick={onNext}>
        {t(order)}
        <Icon size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
