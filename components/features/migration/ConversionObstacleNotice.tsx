import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Notice } from '@/components/ui/Notice';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import { formatPriceDeviation } from '@/lib/base/amounts/formatPercent';
import {
  type ConversionObstacle,
  MAX_PRICE_GAP_BPS,
} from '@/lib/features/migration/conversionObstacle';
import type { ConversionNow } from '@/lib/features/migration/useConversion';
import type { MigratedPair } from '@/lib/features/migration/useMigration';
import { MoveByHand } from './MoveByHand';

type Props = {
  obstacle: ConversionObstacle;
  now: ConversionNow;
  from: MigratedPair;
  to: MigratedPair;
};

/** Why the pool tokens can't be converted here, and how to move them without it. */
export function ConversionObstacleNotice({
  obstacle,
  now: { tokens, gapBps = 0n },
  from,
  to,
}: Props) {
  const t = useTranslations('migration.obstacles');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const percent = (numerator: bigint) =>
    formatPriceDeviation({ numerator, denominator: BPS_BASE }, locale);
  return (
    <Notice tone="warning">
      <p>
        {t(obstacle, {
          old: symbolText(tokens?.old ?? from.currencies[1]),
          present: symbolText(tokens?.present ?? to.currencies[1]),
          gap: percent(gapBps),
          limit: percent(MAX_PRICE_GAP_BPS),
        })}
      </p>
      <MoveByHand from={from} to={to} />
    </Notice>
  );
}
