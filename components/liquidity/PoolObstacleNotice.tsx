import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import type { PoolObstacle } from '@/lib/liquidity/poolObstacle';
import { shortSymbol } from '@/lib/tokens/shortSymbol';

/** Says why a pool can't be used, before anything is approved. */
export function PoolObstacleNotice({ obstacle }: { obstacle: PoolObstacle }) {
  const t = useTranslations('liquidity');
  return (
    <Notice tone="warning">
      {obstacle.type === 'dusted'
        ? t('dusted')
        : t('unreadable', { symbol: shortSymbol(obstacle.token.symbol) })}
    </Notice>
  );
}
