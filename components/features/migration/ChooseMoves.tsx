import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { Consent } from '@/components/ui/Consent';
import { withValue } from '@/components/ui/withValue.css';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import type { StakedPosition } from '@/lib/exchange/rewards/farms/useStakedPositions';
import { type Move, moveKey } from '@/lib/features/migration/move';
import { useMoveOutcomes } from '@/lib/features/migration/useMoveOutcomes';
import * as styles from './ChooseMoves.css';
import { text } from './MoveDialog.css';
import { MoveOutcomeLine } from './StepOutcome';
import { usePairText } from './usePairText';

/** A deposit that can be moved. */
export type Movable = { readonly position: StakedPosition; readonly move: Move };

type Props = {
  account: Address;
  movable: readonly Movable[];
  onChoose: (moves: readonly Move[]) => void;
};

/** The first step of the wizard: which deposits are moved, and whether each of them can be. */
export function ChooseMoves({ account, movable, onChoose }: Props) {
  const t = useTranslations('migrationLanding.dialog');
  const locale = useLocale();
  const pairText = usePairText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const tried = useMoveOutcomes(
    account,
    movable.map((each) => ({ ...each, step: 'withdraw', raw: each.position.liquidity.raw })),
  );
  const moves = movable.map(({ move }) => move).filter((move) => chosen.includes(moveKey(move)));
  const isAll = moves.length === movable.length;
  const choose = (key: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, key] : chosen.filter((each) => each !== key));
  return (
    <>
      <p className={text}>{t('choose')}</p>
      <Consent
        isGiven={isAll}
        onChange={(isGiven) => setChosen(isGiven ? movable.map(({ move }) => moveKey(move)) : [])}
      >
        {t('all')}
      </Consent>
      <ul className={styles.choices}>
        {tried.map(({ move, position, outcome }) => (
          <li key={moveKey(move)} className={styles.choice}>
            <Consent
              isGiven={chosen.includes(moveKey(move))}
              onChange={(isChosen) => choose(moveKey(move), isChosen)}
            >
              <span className={styles.chosen}>
                <strong>{pairText(move.from.farm)}</strong>
                <span className={withValue}>
                  <CurrencyAmount amount={position.liquidity} rounding="held" />{' '}
                  {position.totalUsd && (
                    <span className={styles.value} translate="no">
                      {formatUsd(position.totalUsd, locale)}
                    </span>
                  )}
                </span>
              </span>
            </Consent>
            <div className={styles.belowChoice}>
              <MoveOutcomeLine outcome={outcome} />
            </div>
          </li>
        ))}
      </ul>
      <Button variant="primary" disabled={moves.length === 0} onClick={() => onChoose(moves)}>
        {t('continue', { count: moves.length })}
      </Button>
    </>
  );
}
