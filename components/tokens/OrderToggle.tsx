import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import * as styles from './TokenDialog.css';

type Props = {
  isInverted: boolean;
  /** Without balances the list is sorted by symbol alone. */
  byBalance: boolean;
  onInvert: () => void;
};

/** Says how the list is sorted, and reverses it. */
export function OrderToggle({ isInverted, byBalance, onInvert }: Props) {
  const t = useTranslations('tokenChoice');
  const [order, inverted] = byBalance
    ? (['highestFirst', 'lowestFirst'] as const)
    : (['fromAToZ', 'fromZToA'] as const);
  const Icon = isInverted ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <div className={styles.order}>
      <Button variant="text" onClick={onInvert}>
        {t(isInverted ? inverted : order)}
        <Icon size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
