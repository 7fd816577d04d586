import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { Button } from '@/components/ui/Button';
import type { RemoveState } from '@/lib/features/liquidity/useRemoveScreen';
import { PercentSkeleton } from './PercentSkeleton';
import * as styles from './RemoveForm.css';
import { RemoveReceived } from './RemoveReceived';

const RemoveFields = lazyPart(() => import('./RemoveFields'), 'RemoveFields');
/** The slider's code is loaded with the first position. */
const PercentPicker = lazyPart(() => import('./PercentPicker'), 'PercentPicker', PercentSkeleton);

/** How much to remove, by a percentage or by amounts, and what it returns. */
export function RemoveForm({ state }: { state: RemoveState }) {
  const t = useTranslations('removal');
  const [isDetailed, setDetailed] = useState(false);
  return (
    <>
      <div className={styles.head}>
        <span className={styles.label}>{t('amountToRemove')}</span>
        <Button variant="text" className={styles.other} onClick={() => setDetailed(!isDetailed)}>
          {t(isDetailed ? 'simple' : 'detailed')}
        </Button>
      </div>
      {isDetailed && <RemoveFields state={state} />}
      {!isDetailed && !state.position && <PercentSkeleton />}
      {!isDetailed && state.position && (
        <PercentPicker
          percent={state.texts.percent}
          onPercent={(percent) => state.setTyped('percent', percent)}
        />
      )}
      <RemoveReceived state={state} isShort={isDetailed} />
    </>
  );
}
