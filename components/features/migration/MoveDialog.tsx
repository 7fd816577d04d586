'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Address } from 'viem';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { Dialog } from '@/components/ui/Dialog';
import { migrationMessages } from '@/lib/base/i18n/exported/migration';
import { rewardsMessages } from '@/lib/base/i18n/exported/rewards';
import { type Move, moveKey } from '@/lib/features/migration/move';
import { ChooseMoves, type Movable } from './ChooseMoves';
import * as styles from './MoveDialog.css';
import { MoveEnd } from './MoveEnd';
import { MovePool } from './MovePool';

/** The transactions that the wizard begins. */
const TRANSACTION_TYPES = ['withdraw', 'deposit', 'approve', 'revoke'] as const;

type Props = {
  account: Address;
  movable: readonly Movable[];
  /** The moves that are chosen already; none lets the user choose. */
  first: readonly Move[];
  onClose: () => void;
};

/** The wizard: it moves the chosen deposits to version 2, one after the other. */
export const MoveDialog = withMessages(
  { migration: migrationMessages, rewards: rewardsMessages },
  Content,
);

function Content({ account, movable, first, onClose }: Props) {
  const t = useTranslations('migrationLanding.dialog');
  const frame = useTranslations('frame');
  // They stay what they are while their deposits leave the list.
  const [moves, setMoves] = useState(first);
  const [index, setIndex] = useState(0);
  const move = moves[index];
  const hasBegun = moves !== first || index > 0;
  return (
    <Dialog title={t('title')} closeLabel={frame('close')} onClose={onClose}>
      <div className={styles.parts}>
        {moves.length === 0 && (
          <ChooseMoves account={account} movable={movable} onChoose={setMoves} />
        )}
        {move && (
          <MovePool
            key={moveKey(move)}
            account={account}
            move={move}
            place={{ number: index + 1, count: moves.length }}
            takesFocus={hasBegun}
            onNext={() => setIndex(index + 1)}
            onClose={onClose}
            end={<MoveEnd account={account} moves={moves} onClose={onClose} />}
          />
        )}
        <PendingTransactions types={TRANSACTION_TYPES} />
      </div>
    </Dialog>
  );
}
