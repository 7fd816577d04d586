import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { MissingAction } from '@/components/ui/MissingAction';
import { Spinner } from '@/components/ui/Spinner';
import { amountOf } from '@/lib/base/amounts/amount';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { AirdropClaimTerms } from '@/lib/features/airdrop/airdropClaimTerms';
import { AIRDROP_TOKEN } from '@/lib/features/airdrop/airdropContract';
import { type Airdrop, useAirdrop } from '@/lib/features/airdrop/useAirdrop';
import * as styles from './AirdropScreen.css';
import { AirdropStatus } from './AirdropStatus';
import { useClaimText } from './useClaimText';

/** Loaded once there is something to claim: it has everything that signing needs. */
const AirdropClaimReviewFlow = lazyPart(
  () => import('./AirdropClaimReviewFlow'),
  'AirdropClaimReviewFlow',
  AwaitedClaim,
);

const TRANSACTION_TYPES = ['airdrop'] as const;

/** What the connected account can claim, and its claim. */
export function OwnAirdrop() {
  const t = useTranslations('airdrop');
  const airdrop = useAirdrop();
  const { account, state, claim, formStatus } = airdrop;
  const terms = termsOf(airdrop);
  const [claimer, setClaimer] = useState<typeof account>();
  // Stays with its account: an open review, and the end of a claim, outlive what is on screen.
  if ((terms || formStatus.status !== 'unsent') && claimer !== account) setClaimer(account);
  const isClaiming = account !== undefined && claimer === account;
  return (
    <div className={styles.parts}>
      {state.status === 'loading' ? <Waiting /> : <AirdropStatus state={state} />}
      {state.status === 'ineligible' && <MissingAction>{t('needsToken')}</MissingAction>}
      {state.status === 'notConnected' && <ConnectAction />}
      {isClaiming && (
        <AirdropClaimReviewFlow key={account} terms={terms} claim={claim} formStatus={formStatus} />
      )}
      <PendingTransactions types={TRANSACTION_TYPES} />
      <FiguresAge chainId={AVALANCHE} />
    </div>
  );
}

function termsOf({ account, state }: Airdrop): AirdropClaimTerms | undefined {
  if (account === undefined || state.status !== 'ready') return undefined;
  return { account, amount: amountOf(AIRDROP_TOKEN, state.holder.amount) };
}

function Waiting() {
  const t = useTranslations('airdrop');
  return (
    <div className={styles.waiting} role="status" aria-label={t('loading')}>
      <Spinner isLarge />
    </div>
  );
}

function AwaitedClaim({ terms }: { terms: AirdropClaimTerms | undefined }) {
  const claimText = useClaimText();
  return terms ? <MissingAction>{claimText('claim', terms.amount)}</MissingAction> : null;
}
