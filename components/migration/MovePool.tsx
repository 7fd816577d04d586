import { useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Address } from 'viem';
import { DepositForm } from '@/components/rewards/DepositForm';
import { WithdrawForm } from '@/components/rewards/WithdrawForm';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { NextStepProvider } from '@/components/transactions/nextStep';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { type Move, moveStep } from '@/lib/migration/move';
import { useMoveOutcomes } from '@/lib/migration/useMoveOutcomes';
import { useRewardScreen } from '@/lib/rewards/useRewardScreen';
import { unwrapped } from '@/lib/tokens/wrapped';
import * as styles from './MoveDialog.css';
import { MoveOutcomeLine } from './MoveOutcomeLine';
import { MoveRates } from './MoveRates';
import { StepItem } from './StepItem';
import * as steps from './Steps.css';
import { usePairText } from './usePairText';
import { usePoolView } from './usePoolView';

type Props = {
  account: Address;
  move: Move;
  /** Which of the chosen moves it is, from 1 on. */
  place: { readonly number: number; readonly count: number };
  /** Whether it comes after another step of the wizard, whose control is gone. */
  takesFocus: boolean;
  onNext: () => void;
  /** What is shown in place of the last move, once it is done. */
  end: ReactNode;
};

/** The two steps of one move, by what the account has on chain now. */
export function MovePool({ account, move, place, takesFocus, onNext, end }: Props) {
  const t = useTranslations('migrationLanding.dialog');
  const landing = useTranslations('migrationLanding');
  const pair = usePairText()(move.from.farm);
  const from = useRewardScreen(move.from.pool);
  const to = useRewardScreen(move.to.pool, { depositsAll: true });
  const [skipsRest, setSkipsRest] = useState(false);
  const staked = from.staked?.raw;
  const step = moveStep({ staked, held: to.balance?.raw }, skipsRest);
  const [a, b] = [unwrapped(move.from.farm.tokens[0]), unwrapped(move.from.farm.tokens[1])];
  const view = usePoolView([a, b], move.from.pool.stakingToken);
  const isWithdrawal = step === 'withdraw' && staked !== undefined;
  const [outcome] = useMoveOutcomes(account, isWithdrawal ? [{ move, staked }] : []);
  const hasBoth = (staked ?? 0n) > 0n && (to.balance?.raw ?? 0n) > 0n;
  const withdrawn = staked === 0n ? 'done' : 'later';
  const isOpen = step === 'withdraw' || step === 'deposit';
  const isLast = place.number === place.count;
  const title = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <p className={styles.text} ref={title} tabIndex={-1}>
        {t('place', { ...place, pair })}
      </p>
      {step === 'loading' && (
        <div role="status" aria-label={landing('loading')}>
          <Spinner isLarge />
        </div>
      )}
      {isWithdrawal && (
        <>
          <MoveRates from={from} to={to} amount={staked} version={move.from.farm.version} />
          <MoveOutcomeLine outcome={outcome} />
        </>
      )}
      {isOpen && to.figures?.isFinished && (
        <p className={styles.warning}>{landing('outcome.paysNothing')}</p>
      )}
      {/* Stays when it is done, so that its dialog tells the result. */}
      <ol className={isOpen ? steps.steps : steps.hidden}>
        <StepItem
          title={t('steps.withdraw', { version: move.from.farm.version })}
          number={1}
          status={step === 'withdraw' ? 'current' : withdrawn}
        >
          <NextStepProvider value={t('toDeposit')}>
            <WithdrawForm screen={from} view={view} />
          </NextStepProvider>
        </StepItem>
        <StepItem
          title={t('steps.deposit')}
          number={2}
          status={step === 'deposit' ? 'current' : 'later'}
        >
          <DepositForm
            screen={to}
            view={view}
            note={<p className={styles.text}>{t('depositsAll')}</p>}
          />
        </StepItem>
      </ol>
      {isOpen && hasBoth && (
        <Button variant="secondary" onClick={() => setSkipsRest(!skipsRest)}>
          {t(skipsRest ? 'withdrawRest' : 'depositFirst')}
        </Button>
      )}
      {step === 'done' && isLast && end}
      {step === 'done' && !isLast && (
        <>
          <Notice tone="plain">
            <p>
              {to.staked?.raw === 0n
                ? t('nothing', { pair })
                : t.rich('moved', {
                    pair,
                    amount: () =>
                      to.staked && <CurrencyAmount amount={to.staked} rounding="held" />,
                  })}
            </p>
          </Notice>
          <Button variant="primary" onClick={onNext}>
            {t('next')}
          </Button>
        </>
      )}
      {step !== 'done' && !isLast && (
        <Button variant="secondary" onClick={onNext}>
          {t('skip')}
        </Button>
      )}
    </>
  );
}
