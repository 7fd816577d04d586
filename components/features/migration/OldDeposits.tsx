import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Address } from 'viem';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { Button } from '@/components/ui/Button';
import { ListSkeleton } from '@/components/ui/ListSkeleton';
import { lazyComponent, usePreload } from '@/components/ui/lazyComponent';
import { list } from '@/components/ui/list.css';
import type { Move } from '@/lib/features/migration/move';
import { type OlderVersion, useOldDeposits } from '@/lib/features/migration/useOldDeposits';
import { useHeldPanel } from '@/lib/site/overlays/useHeldPanel';
import * as styles from './LandingScreen.css';
import { OldDepositRow } from './OldDepositRow';
import { UnstakedRow } from './UnstakedRow';

const MoveDialog = lazyComponent(() => import('./MoveDialog'), 'MoveDialog', LoadingPanel);

/** The transactions of a migration. */
const TRANSACTION_TYPES = ['withdraw', 'deposit', 'approve', 'revoke'] as const;

type Props = { version: OlderVersion; account: Address };

/** The deposits of an account in an older version, what is in its wallet, and the wizard. */
export function OldDeposits({ version, account }: Props) {
  const t = useTranslations('migrationLanding');
  const { deposits, unstaked, isSearching } = useOldDeposits(version, account);
  // The moves that the wizard opens with: none opens the choice.
  const [opened, setOpened] = useState<readonly Move[]>();
  useHeldPanel('migration', opened !== undefined, () => setOpened(undefined));
  const movable = deposits.flatMap(({ position, destination }) =>
    destination.type === 'move' ? [{ position, move: destination.move }] : [],
  );
  usePreload(MoveDialog, movable.length > 0 || unstaked.length > 0);
  return (
    <>
      <section className={styles.section} aria-label={t('yours', { version })}>
        <div className={styles.sectionHead}>
          <h2 className={styles.subtitle}>{t('yours', { version })}</h2>
          {movable.length > 1 && (
            <Button variant="accent" aria-haspopup="dialog" onClick={() => setOpened([])}>
              {t('migrateAll')}
            </Button>
          )}
        </div>
        <p className={styles.status} role="status">
          {isSearching && t('searching')}
          {!isSearching && deposits.length === 0 && t('none')}
        </p>
        {isSearching && deposits.length === 0 && <ListSkeleton />}
        {deposits.length > 0 && (
          <ul className={list}>
            {deposits.map((deposit) => (
              <OldDepositRow
                key={deposit.position.farm.name}
                deposit={deposit}
                isNextStep={movable.length === 1}
                onMove={(move) => setOpened([move])}
              />
            ))}
          </ul>
        )}
      </section>
      {unstaked.length > 0 && (
        <section className={styles.section} aria-label={t('unstakedTitle')}>
          <h2 className={styles.subtitle}>{t('unstakedTitle')}</h2>
          <ul className={list}>
            {unstaked.map((tokens) => (
              <UnstakedRow
                key={tokens.farm.name}
                tokens={tokens}
                onMove={(move) => setOpened([move])}
              />
            ))}
          </ul>
        </section>
      )}
      {!opened && <PendingTransactions types={TRANSACTION_TYPES} />}
      {opened && (
        <MoveDialog
          account={account}
          movable={movable}
          first={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
