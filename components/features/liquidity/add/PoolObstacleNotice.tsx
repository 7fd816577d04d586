import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { DecimalsNotice } from '@/components/parts/tokens/DecimalsNotice';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Notice } from '@/components/ui/Notice';
import { poolObstacleMessages } from '@/lib/base/i18n/exported/poolObstacle';
import type { PoolObstacle } from '@/lib/features/liquidity/poolObstacle';

/** Says why a pool can't be used, before anything is approved. */
export const PoolObstacleNotice = withMessages({ poolObstacle: poolObstacleMessages }, Content);

function Content({ obstacle }: { obstacle: PoolObstacle }) {
  const t = useTranslations('poolObstacle');
  const symbolText = useSymbolText();
  if (obstacle.type === 'decimals') return <DecimalsNotice problem={obstacle.problem} />;
  return (
    <Notice tone="warning">
      {obstacle.type === 'unbalanced'
        ? t('unbalanced')
        : t('unreadable', { symbol: symbolText(obstacle.token) })}
    </Notice>
  );
}
