'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { Dialog } from '@/components/ui/Dialog';
import { claimsMessages } from '@/lib/base/i18n/exported/claims';
import { previewMessages } from '@/lib/base/i18n/exported/preview';
import { rewardsMessages } from '@/lib/base/i18n/exported/rewards';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { ClaimOwner } from '@/lib/features/claims/claimRun';
import { forgetClaimRun, useClaimRun } from '@/lib/features/claims/store';
import { useClaimRows } from '@/lib/features/claims/useClaimRows';
import { useWalletChange } from '@/lib/transactions/review/useWalletChange';
import * as styles from './ClaimDialog.css';
import { ClaimRunView } from './ClaimRunView';
import { NewClaims } from './NewClaims';

type Props = {
  /** The account and the chain when it was opened. */
  owner: ClaimOwner;
  onClose: () => void;
};

const TYPES = ['claim'] as const;

/**
 * Claims what all farms and stakes owe an account, one review after the other. Closed in the middle,
 * it goes on with what is left.
 */
export const ClaimDialog = withMessages(
  {
    ...{ ...claimsMessages, ...signingMessages },
    ...{ preview: previewMessages, rewards: rewardsMessages },
  },
  Content,
);

function Content({ owner, onClose }: Props) {
  const t = useTranslations('claims');
  const frame = useTranslations('frame');
  const run = useClaimRun(owner);
  const { rows, claimed } = useClaimRows(run);
  const [isOver, setOver] = useState(false);
  useWalletChange(owner, !isOver, () => setOver(true));
  const [isGoing, setGoing] = useState(false);
  const isFinished = run !== undefined && rows.every(({ status }) => status === 'ended');
  const isLeft = isOver || isFinished;
  // Until then it shows how the claims ended.
  useEffect(() => (isLeft ? () => forgetClaimRun(owner) : undefined), [isLeft, owner]);
  return (
    <Dialog title={t('title')} closeLabel={frame('close')} onClose={onClose}>
      <div className={styles.parts}>
        {run ? (
          <ClaimRunView
            {...{ owner, rows, claimed, isOver, isGoing }}
            onGo={setGoing}
            onClose={onClose}
          />
        ) : (
          <NewClaims owner={owner} isOver={isOver} onBegin={() => setGoing(true)} />
        )}
        {!isOver && <PendingTransactions types={TYPES} />}
      </div>
    </Dialog>
  );
}
