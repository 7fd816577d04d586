import { useTranslations } from 'next-intl';
import { announcement } from '@/components/ui/announcement.css';
import { listCount } from '@/components/ui/list.css';
import type { Positions } from '@/lib/exchange/pairs/usePositions';

/**
 * Says how many positions there are, and whether more are being searched. If there are none,
 * visible text below says so, and this is only announced.
 */
export function PoolCount({ positions }: { positions: Positions }) {
  const t = useTranslations('pool');
  const { status } = positions;
  const count = status === 'ready' ? positions.positions.length : undefined;
  const text = status === 'ready' && positions.isSearching ? 'countSoFar' : 'count';
  return (
    <p className={listCount} role="status">
      {status === 'loading' && t('loading')}
      {count !== undefined && (
        <span className={count === 0 ? announcement : undefined}>{t(text, { count })}</span>
      )}
    </p>
  );
}
