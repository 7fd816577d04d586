import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { withEnds } from '@/components/ui/withEnds';
import type { Amount } from '@/lib/base/amounts/amount';
import { currencyId } from '@/lib/base/tokens/currency';
import type { ClaimOwner, ClaimRow } from '@/lib/features/claims/claimRun';
import { ClaimAmounts } from './ClaimAmounts';
import * as styles from './ClaimDialog.css';
import { ClaimItem } from './ClaimItem';
import { ClaimResult } from './ClaimResult';
import { ClaimStep } from './ClaimStep';
import { useClaimName } from './useClaimName';

type Props = {
  owner: ClaimOwner;
  /** The claims of the run, in their order. */
  rows: readonly ClaimRow[];
  /** What they brought so far. */
  claimed: readonly Amount[];
  /** Whether the account or the network is another one now. */
  isOver: boolean;
  /** Whether the reviews follow each other. */
  isGoing: boolean;
  onGo: (isGoing: boolean) => void;
  onClose: () => void;
};

/** A run of claims: its progress, the current claim, and how the others ended. */
export function ClaimRunView({ owner, rows, claimed, isOver, isGoing, onGo, onClose }: Props) {
  const t = useTranslations('claims');
  const frame = useTranslations('frame');
  const nameOf = useClaimName();
  const [active, setActive] = useState<string>();
  const open = rows.filter(({ status }) => status === 'open');
  const awaited = rows.filter(({ status }) => status === 'awaited');
  const next = open.find(({ key }) => key !== active);
  if (isGoing && !isOver && active === undefined && next) setActive(next.key);
  const current = rows.find(({ key }) => key === active);
  const isStepping = isGoing && !isOver && current !== undefined;
  const left = open.length + awaited.length;
  const ended = rows.filter(({ key, end }) => end && key !== active).length;
  const stop = () => {
    setActive(undefined);
    onGo(false);
  };
  const title = useRef<HTMLParagraphElement>(null);
  const view = isStepping ? active : `${isGoing} ${isOver} ${left === 0}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control of the last view is gone.
  useLayoutEffect(() => title.current?.focus(), [view]);
  const titleText = () => {
    if (isStepping)
      return t('place', { number: ended + 1, count: rows.length, name: nameOf(current.claim) });
    if (isOver) return t('walletChanged');
    if (left === 0) return t('done');
    return isGoing ? t('awaiting') : t('left', { count: left });
  };
  return (
    <>
      <p ref={title} tabIndex={-1} role="status" className={styles.place}>
        {titleText()}
      </p>
      {current && (
        <ClaimStep
          key={current.key}
          {...{ owner, isOver }}
          row={current}
          isLast={next === undefined && awaited.length === 0}
          onDone={() => setActive(undefined)}
          onStop={stop}
        />
      )}
      {!isStepping && (left === 0 || isOver) && <Claimed amounts={claimed} />}
      <ul className={styles.list} aria-label={t('list')}>
        {rows.map((row) => (
          <ClaimItem key={row.key} claim={row.claim} isCurrent={isStepping && row === current}>
            {row.end ? (
              <ClaimResult end={row.end} />
            ) : (
              <ClaimAmounts account={owner.account} claim={row.claim} />
            )}
            {row.status === 'awaited' && <p className={styles.result}>{t('awaited')}</p>}
          </ClaimItem>
        ))}
      </ul>
      {!isStepping && (
        <div className={styles.actions}>
          {!isOver && !isGoing && open.length > 0 && (
            <Button variant="primary" className={styles.mainAction} onClick={() => onGo(true)}>
              {t('goOn')}
            </Button>
          )}
          {!isOver && isGoing && left > 0 ? (
            <Button variant="secondary" onClick={stop}>
              {t('stop')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              {frame('close')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** What the claims brought together. */
function Claimed({ amounts }: { amounts: readonly Amount[] }) {
  const t = useTranslations('claims');
  if (amounts.length === 0) return <Notice tone="plain">{t('claimedNothing')}</Notice>;
  return (
    <Notice tone="plain">
      {withEnds(
        t.rich('claimed', {
          amounts: () =>
            amounts.map((amount, index) => (
              <span key={currencyId(amount.currency)}>
                {index > 0 && <span> + </span>}
                <CurrencyAmount amount={amount} />
              </span>
            )),
        }),
      )}
    </Notice>
  );
}
