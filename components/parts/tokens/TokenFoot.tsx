import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { isolated } from '@/lib/base/text/isolated';
import type { useTokenOrder } from '@/lib/exchange/tokenChoice/useTokenOrder';
import { useNamesInUse } from '@/lib/holdings/lists/useNamesInUse';
import * as styles from './TokenDialog.css';

type Props = {
  /** Undefined while the user searches. */
  order: ReturnType<typeof useTokenOrder>['order'] | undefined;
  /** The button that opens the view of the lists. */
  entry: RefObject<HTMLButtonElement | null>;
  onReverse: () => void;
  onManage: () => void;
};

/** Below the list of tokens: the lists in use, what reverses the order, and the way to all lists. */
export function TokenFoot({ order, entry, onReverse, onManage }: Props) {
  const t = useTranslations('tokenChoice');
  const [first, ...others] = useNamesInUse();
  const Arrow = order?.isReversed ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <div className={styles.foot}>
      <span className={styles.lists}>
        {first !== undefined && t('listsInUse', { list: isolated(first), more: others.length })}
      </span>
      {order && (
        <Button
          variant="icon"
          aria-label={t('reverse')}
          aria-description={t(order.direction)}
          aria-pressed={order.isReversed}
          title={t(order.direction)}
          onClick={onReverse}
        >
          <Arrow size={18} aria-hidden="true" />
        </Button>
      )}
      <Button
        ref={entry}
        variant="text"
        className={styles.manage}
        aria-label={t('manageLists')}
        onClick={onManage}
      >
        {t('manage')}
      </Button>
    </div>
  );
}
