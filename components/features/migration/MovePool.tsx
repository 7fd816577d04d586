import { useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { withEnds } from '@/components/ui/withEnds';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { useRewardScreen } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { type Move, moveStep } from '@/lib/features/migration/move';
import { movedRates } from '@/lib/features/migration/movedRates';
import { LowerRateGate } from './LowerRateGate';
import * as styles from './MoveDialog.css';
import { MoveForms } from './MoveForms';
import { MoveRates } from './MoveRates';
import { MoveRest } from './MoveRest';
import { StepOutcome } from './StepOutcome';
import { usePairText } from './usePairText';

type Props = {
  account: Address;
  move: Move;
  /** Which of the chosen moves it is, from 1 on. */
  place: { readonly number: number; readonly count: number };
  /** Whether it comes after another step of the wizard, whose control is gone. */
  takesFocus: boolean;
  onNext: () => void;
  /** Called with the only deposit, when it stays where it is. */
  onClose: () => void;
  /** What is shown in place of the last move, once it is done or the rest is kept. */
  end: ReactNode;
};

/** The two steps of one move, by what the account has on chain now. */
export function MovePool({ account, move, place, takesFocus, onNext, onClose, end }: Props) {
  const t = useTranslations('migrationLanding.dialog');
  const landing = useTranslations('migrationLanding');
  const pair = usePairText()(move.from.farm);
  const from = useRewardScreen(move.from.pool);
  const to = useRewardScreen(move.to.pool, { depositsAll: true });
  const [keepsRest, setKeepsRest] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const [staked, held] = [from.staked?.raw, to.balance?.raw];
  const step = isEnded ? 'done' : moveStep({ staked, held }, keepsRest);
  const isWithdrawal = step === 'withdraw' && staked !== undefined;
  const rates =
    isWithdrawal && from.figures && to.figures && to.staked
      ? movedRates(
          { figures: from.figures, amount: staked },
          { figures: to.figures, amount: staked, staked: to.staked.raw },
        )
      : undefined;
  const isOpen = step === 'withdraw' || step === 'deposit';
  const tried = isWithdrawal ? staked : held;
  const isUnreadable = step === 'loading' && (from.hasFailed || to.isBalanceUnreadable);
  const isLast = place.number === place.count;
  const leave = isLast ? () => setEnded(true) : onNext;
  const title = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <p className={styles.text} ref={title} tabIndex={-1}>
        {t('place', { ...place, pair })}
      </p>
      {isUnreadable && <Notice tone="warning">{t('unreadable')}</Notice>}
      {step === 'loading' && !isUnreadable && (
        <div role="status" aria-label={landing('loading')}>
          <Spinner isLarge />
        </div>
      )}
      {isWithdrawal && (
        <MoveRates from={from} to={to} rates={rates} version={move.from.farm.version} />
      )}
      {tried !== undefined && isOpen && (
        <StepOutcome account={account} move={move} step={step} raw={tried} />
      )}
      {isOpen && to.figures?.period === 'finished' && (
        <p className={styles.warning}>{landing('outcome.paysNothing')}</p>
      )}
      <LowerRateGate
        rates={rates}
        rewardToken={to.pool.rewardToken}
        version={String(move.to.farm.version)}
        keep={
          <Button variant="primary" onClick={place.count === 1 ? onClose : leave}>
            {t('keepIt', { version: move.from.farm.version })}
          </Button>
        }
      >
        <MoveForms move={move} from={from} to={to} step={step} />
      </LowerRateGate>
      {step !== 'done' && (
        <MoveRest
          {...{ from, to, isLast, keepsRest }}
          version={move.from.farm.version}
          onOrder={() => setKeepsRest(!keepsRest)}
          onLeave={leave}
        />
      )}
      {step === 'done' && isLast && end}
      {step === 'done' && !isLast && <Moved pair={pair} staked={to.staked} onNext={onNext} />}
    </>
  );
}

type MovedProps = {
  /** The symbols of its tokens. */
  pair: string;
  /** What the account has in the new farm; undefined while unknown. */
  staked: Amount<Token> | undefined;
  onNext: () => void;
};

/** A deposit that is moved completely, and the way to the next one. */
function Moved({ pair, staked, onNext }: MovedProps) {
  const t = useTranslations('migrationLanding.dialog');
  return (
    <>
      <Notice tone="plain">
        <p>
          {staked?.raw === 0n
            ? t('nothing', { pair })
            : withEnds(
                t.rich('moved', {
                  pair,
                  amount: () => staked && <CurrencyAmount amount={staked} rounding="held" />,
                }),
              )}
        </p>
      </Notice>
      <Button variant="primary" onClick={onNext}>
        {t('next')}
      </Button>
    </>
  );
}
