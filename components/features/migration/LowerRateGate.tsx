import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { WeeklyRate } from '@/components/parts/rewards/WeeklyRate';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import { formatPriceDeviation } from '@/lib/base/amounts/formatPercent';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import type { Token } from '@/lib/base/tokens/token';
import { weeklyAmount } from '@/lib/exchange/rewards/pools/rewardRates';
import { lostPart, type MovedRates } from '@/lib/features/migration/movedRates';
import * as styles from './MigrateScreen.css';
import * as steps from './Steps.css';

type Props = {
  /** Undefined while unknown, and if nothing is moved. */
  rates: MovedRates | undefined;
  rewardToken: Token;
  /** Of the farm that it is moved to. */
  version: string;
  /** The control that leaves the deposit where it is. */
  keep: ReactNode;
  /** How the deposit is withdrawn. */
  children: ReactNode;
};

/**
 * Says that a deposit would be paid less once it is moved, before it can be withdrawn. The user
 * agrees once: a rate that falls below later is shown next to the form, which stays.
 */
export function LowerRateGate({ rates, rewardToken, version, keep, children }: Props) {
  const t = useTranslations('migration.lowerRate');
  const locale = useLocale();
  const [consent, setConsent] = useState<'unknown' | 'asked' | 'given'>('unknown');
  const lost = rates && lostPart(rates);
  if (rates && consent === 'unknown') setConsent(lost ? 'asked' : 'given');
  const isQuestionOpen = lost !== undefined && consent === 'asked';
  const whole = useRef<HTMLDivElement>(null);
  const agree = () => {
    setConsent('given');
    // The button that had the focus is gone.
    whole.current?.focus();
  };
  return (
    <div ref={whole} tabIndex={-1} className={steps.parts}>
      {rates && lost && (
        <Notice tone="warning">
          <strong>{t('title', { version, percent: formatPriceDeviation(lost, locale) })}</strong>
          <p>
            {t.rich('text', {
              now: () => <BareRate rate={rates.now} rewardToken={rewardToken} />,
              after: () => <WeeklyRate rate={rates.after} rewardToken={rewardToken} />,
            })}
          </p>
        </Notice>
      )}
      {isQuestionOpen && (
        <div className={styles.actions}>
          {keep}
          <Button variant="secondary" onClick={agree}>
            {t('migrate')}
          </Button>
        </div>
      )}
      {/* Stays, so that a dialog of it that is open stays as well. */}
      <div hidden={isQuestionOpen} className={isQuestionOpen ? undefined : steps.parts}>
        {children}
      </div>
    </div>
  );
}

/** What a rate pays in a week, before another one that names the token. */
function BareRate({ rate, rewardToken }: { rate: Fraction; rewardToken: Token }) {
  const locale = useLocale();
  const amount = weeklyAmount(rate, rewardToken);
  return (
    <ExactAmount amount={amount}>
      {formatAmount(amount, { digits: SHORT_DIGITS, rounding: 'down', locale })}
    </ExactAmount>
  );
}
