import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { Notice } from '@/components/ui/Notice';
import { amountOf } from '@/lib/base/amounts/amount';
import { AIRDROP_TOKEN } from '@/lib/features/airdrop/airdropContract';
import type { AirdropState } from '@/lib/features/airdrop/airdropState';
import * as styles from './AirdropScreen.css';
import { RequiredTokens } from './RequiredTokens';

/** Loaded after a claim: it has the words of transactions. */
const ClaimedAirdrop = lazyPart(() => import('./ClaimedAirdrop'), 'ClaimedAirdrop');

type StateOf<Status> = Extract<AirdropState, { readonly status: Status }>;

type Props = { state: Exclude<AirdropState, { readonly status: 'loading' }> };

/** What the airdrop is for the account: an amount, or why there is none. */
export function AirdropStatus({ state }: Props) {
  const t = useTranslations('airdrop');
  switch (state.status) {
    case 'failed':
      return <Notice tone="warning">{t('failed')}</Notice>;
    case 'notConnected':
      return <p className={styles.quiet}>{t('notConnected')}</p>;
    case 'nothing':
    case 'notListed':
      return <Notice tone="plain">{t(state.status)}</Notice>;
    case 'notOpen':
      return <NotOpen state={state} />;
    case 'claimed':
      return <ClaimedAirdrop claim={state.claim} />;
    case 'ineligible':
    case 'unfunded':
    case 'ready':
      return <Listed state={state} />;
  }
}

/** An account that may claim, and what its claim may lack. */
function Listed({ state }: { state: StateOf<'ineligible' | 'unfunded' | 'ready'> }) {
  const t = useTranslations('airdrop');
  const { status, contract, holder } = state;
  return (
    <>
      <ListedAmount
        term={t(status === 'ready' ? 'youCanClaim' : 'listedForYou')}
        raw={holder.amount}
        hasUsd
      />
      {status !== 'ready' && <Notice tone="warning">{t(status)}</Notice>}
      <p className={styles.held}>{t('youHold')}</p>
      <RequiredTokens contract={contract} holder={holder} />
      <p className={styles.quiet}>{t('keepTokens')}</p>
    </>
  );
}

/** Nobody can claim. What is listed for the account stays listed. */
function NotOpen({ state: { period, amount, claim } }: { state: StateOf<'notOpen'> }) {
  const t = useTranslations('airdrop');
  const none = period === 'notYetOpen' ? 'notListedYet' : 'nothing';
  return (
    <>
      <Notice tone="warning">{t(`periods.${period}`)}</Notice>
      {claim && <ClaimedAirdrop claim={claim} />}
      {!claim && amount === 0n && <p className={styles.quiet}>{t(none)}</p>}
      {!claim && amount !== undefined && amount > 0n && (
        <ListedAmount term={t('listedForYou')} raw={amount} />
      )}
    </>
  );
}

type ListedAmountProps = {
  term: string;
  /** In the smallest unit of PNG. */
  raw: bigint;
  /** Whether its value in dollars is shown next to it. */
  hasUsd?: boolean;
};

/** The PNG of the account, as the main figure of the screen. */
function ListedAmount({ term, raw, hasUsd = false }: ListedAmountProps) {
  const amount = amountOf(AIRDROP_TOKEN, raw);
  return (
    <div className={styles.panel}>
      <h2 className={styles.term}>{term}</h2>
      <p className={styles.amount}>
        <CurrencyAmount amount={amount} />
        {hasUsd && (
          <span className={styles.value}>
            <UsdValue amount={amount} />
          </span>
        )}
      </p>
    </div>
  );
}
