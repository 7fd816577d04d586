import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import type { Move } from '@/lib/features/migration/move';
import type { UnstakedTokens } from '@/lib/features/migration/useOldDeposits';
import { MigrationRow } from './MigrationRow';
import { usePairText } from './usePairText';

type Props = { tokens: UnstakedTokens; onMove: (move: Move) => void };

/** Pool tokens in the wallet, and where they go. */
export function UnstakedRow({ tokens: { farm, held, destination }, onMove }: Props) {
  const t = useTranslations('migrationLanding');
  const pair = usePairText()(farm);
  return (
    <MigrationRow
      farm={farm}
      destination={destination}
      amount={<CurrencyAmount amount={held} rounding="held" />}
      goesTo={destination.type === 'move' ? t('unstakedText') : t(`goes.${destination.type}`)}
    >
      {destination.type === 'move' && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={t('depositPair', { pair })}
          onClick={() => onMove(destination.move)}
        >
          {t('deposit')}
        </Button>
      )}
    </MigrationRow>
  );
}
