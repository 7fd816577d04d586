import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { PageLink } from '@/components/ui/PageLink';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { currencyId } from '@/lib/base/tokens/currency';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import { farmHref } from '@/lib/exchange/rewards/farms/farmHref';
import type { Move } from '@/lib/features/migration/move';
import type { MoveOutcome } from '@/lib/features/migration/moveOutcome';
import { useMoveOutcomes } from '@/lib/features/migration/useMoveOutcomes';
import { removalHref } from '@/lib/site/navigation/liquidityPaths';
import * as styles from './MoveDialog.css';

type Props = {
  account: Address;
  move: Move;
  step: 'withdraw' | 'deposit';
  /** What the step moves, in the smallest unit of the pool token. */
  raw: bigint;
};

/** Whether the current step works, and if not, what the user can do with the pool tokens. */
export function StepOutcome({ account, move, step, raw }: Props) {
  const t = useTranslations('migrationLanding.outcome');
  const [tried] = useMoveOutcomes(account, [{ move, step, raw }]);
  const outcome = tried?.outcome;
  const { farm } = move.from;
  const [a, b] = [currencyId(unwrapped(farm.tokens[0])), currencyId(unwrapped(farm.tokens[1]))];
  const href = farmHref(farm);
  if (step === 'withdraw')
    return (
      <>
        <MoveOutcomeLine outcome={outcome} />
        {outcome?.type === 'withdrawFails' && (
          <p className={styles.warning}>
            <PageLink href={href}>{t('toFarm')}</PageLink>
          </p>
        )}
      </>
    );
  if (outcome?.type !== 'depositFails') return null;
  return (
    <p className={styles.warning} role="status">
      {t('depositBlocked', { reason: outcome.reason || t('noReason') })}
      <SentenceSpace />
      <PageLink href={removalHref(a, b)}>{t('toRemoval')}</PageLink>
    </p>
  );
}

type MoveOutcomeLineProps = {
  /** Undefined while it is tried out. */
  outcome: MoveOutcome | undefined;
};

/** Whether a whole move works now, or where it stops and why. */
export function MoveOutcomeLine({ outcome }: MoveOutcomeLineProps) {
  const t = useTranslations('migrationLanding.outcome');
  const text = () => {
    if (outcome === undefined) return t('checking');
    if (!('reason' in outcome)) return t(outcome.type);
    return t(outcome.type, { reason: outcome.reason || t('noReason') });
  };
  const isWarning = outcome !== undefined && outcome.type !== 'passes';
  return (
    <p className={isWarning ? styles.warning : styles.outcome} role="status">
      {text()}
    </p>
  );
}
