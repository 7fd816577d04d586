import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { PageLink } from '@/components/ui/PageLink';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { Skeleton } from '@/components/ui/Skeleton';
import { withEnds } from '@/components/ui/withEnds';
import { farmHref } from '@/lib/exchange/rewards/farms/farmHref';
import type { Move } from '@/lib/features/migration/move';
import { type MovedDeposit, useMovedDeposits } from '@/lib/features/migration/useMovedDeposits';
import * as styles from './MoveDialog.css';
import { usePairText } from './usePairText';

type Props = { account: Address; moves: readonly Move[]; onClose: () => void };

/** The end of the wizard: what the account has in version 2 now. */
export function MoveEnd({ account, moves, onClose }: Props) {
  const t = useTranslations('migrationLanding.dialog');
  const frame = useTranslations('frame');
  const deposits = useMovedDeposits(account, moves);
  const hasRest = deposits.some(({ remaining }) => remaining !== undefined && remaining > 0n);
  const isKnown = deposits.every(({ remaining }) => remaining !== undefined);
  return (
    <>
      <Notice tone="plain">
        <strong>
          {hasRest && t('left')}
          {!hasRest && (isKnown ? t('done') : <Skeleton characters={16} />)}
        </strong>
        <p>{t('doneText')}</p>
      </Notice>
      <ul className={styles.moved}>
        {deposits.map((deposit) => (
          <MovedRow key={deposit.move.to.farm.name} deposit={deposit} />
        ))}
      </ul>
      <Button variant="primary" onClick={onClose}>
        {frame('close')}
      </Button>
    </>
  );
}

function MovedRow({ deposit: { move, staked, owed } }: { deposit: MovedDeposit }) {
  const t = useTranslations('migrationLanding.dialog');
  const { farm } = move.from;
  const pair = usePairText()(farm);
  const href = farmHref(farm);
  return (
    <li className={styles.movedRow}>
      <span>{pair}</span>
      {staked ? <CurrencyAmount amount={staked} rounding="held" /> : <Skeleton characters={8} />}
      {owed && owed.raw > 0n && (
        <p className={styles.warning}>
          {withEnds(
            t.rich('owed', {
              pair,
              version: farm.version,
              reward: () => <CurrencyAmount amount={owed} />,
            }),
          )}
          <SentenceSpace />
          <PageLink href={href}>{t('owedLink')}</PageLink>
        </p>
      )}
    </li>
  );
}
