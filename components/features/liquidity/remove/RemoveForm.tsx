import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { useRemovedUsd } from '@/lib/features/liquidity/useRemovedUsd';
import type { RemoveState } from '@/lib/features/liquidity/useRemoveScreen';
import { PercentSkeleton } from './PercentSkeleton';
import { RemoveReceived } from './RemoveReceived';

const RemoveFields = lazyPart(() => import('./RemoveFields'), 'RemoveFields');
/** The slider's code is loaded with the first position. */
const PercentPicker = lazyPart(() => import('./PercentPicker'), 'PercentPicker', PercentSkeleton);

type Props = {
  state: RemoveState;
  /** Whether amounts are typed, in place of a percentage. */
  isDetailed: boolean;
};

/** How much to remove, by a percentage or by amounts, and what it returns. */
export function RemoveForm({ state, isDetailed }: Props) {
  const t = useTranslations('removal');
  const locale = useLocale();
  const { whole, part } = useRemovedUsd(state);
  return (
    <>
      {isDetailed && <RemoveFields state={state} />}
      {!isDetailed && !state.position && <PercentSkeleton />}
      {!isDetailed && state.position && (
        <PercentPicker
          percent={state.texts.percent}
          onPercent={(percent) => state.setTyped('percent', percent)}
          money={
            whole &&
            part &&
            t('partOfWhole', { part: formatUsd(part, locale), whole: formatUsd(whole, locale) })
          }
        />
      )}
      <RemoveReceived state={state} isShort={isDetailed} />
    </>
  );
}
