import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { Button } from '@/components/ui/Button';
import * as figures from '@/components/ui/figure.css';
import { emptyListAction } from '@/components/ui/list.css';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatBalance } from '@/lib/base/amounts/formatAmount';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { AVALANCHE } from '@/lib/base/networks/network';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { isLocked, useVotes, type Votes } from '@/lib/features/governance/useVotes';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { AddressLink } from './AddressLink';
import { DelegationForm } from './DelegationForm';
import * as styles from './GovernanceScreen.css';

const CHARACTERS = 10;

/** The account's votes, to whom they are delegated, and how to change that. */
export function AccountVotes() {
  const t = useTranslations('governance');
  const account = useAddress();
  return (
    <section className={styles.card} aria-labelledby="votes">
      <h2 id="votes" className={styles.heading}>
        {t('votes.title')}
      </h2>
      {account ? (
        <OwnVotes key={account} account={account} />
      ) : (
        <div className={emptyListAction}>
          <ConnectAction />
        </div>
      )}
    </section>
  );
}

function OwnVotes({ account }: { account: Address }) {
  const t = useTranslations('governance');
  const votes = useVotes(account);
  const [isEditing, setEditing] = useState(false);
  const { balance, current, delegate } = votes;
  const locked = isLocked(votes);
  return (
    <>
      <dl className={styles.figures}>
        <VotesFigure term={t('votes.held')}>
          <ShortVotes raw={current} />
        </VotesFigure>
        <VotesFigure term={t('votes.ownPng')}>
          <ShortVotes raw={balance} />
        </VotesFigure>
        <VotesFigure term={t('votes.delegatedTo')}>
          <Delegate account={account} delegate={delegate} />
          {locked === false && !isEditing && balance !== undefined && (
            <Button variant="text" className={styles.edit} onClick={() => setEditing(true)}>
              {t('votes.edit')}
            </Button>
          )}
        </VotesFigure>
      </dl>
      {locked && !isEditing && (
        <>
          <Notice tone="plain">{t('votes.locked')}</Notice>
          <div className={emptyListAction}>
            <Button variant="primary" onClick={() => setEditing(true)}>
              {t('votes.unlock')}
            </Button>
          </div>
        </>
      )}
      {balance === 0n && <p className={styles.quiet}>{t('votes.none')}</p>}
      <DelegationForm
        account={account}
        votes={votes}
        isShown={isEditing}
        onEnd={() => setEditing(false)}
      />
    </>
  );
}

function VotesFigure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={figures.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** PNG or votes, to 4 significant digits. */
function ShortVotes({ raw }: { raw: bigint | undefined }) {
  const locale = useLocale();
  if (raw === undefined) return <Skeleton characters={CHARACTERS} />;
  const amount = amountOf(pngToken(AVALANCHE), raw);
  return (
    <ExactAmount amount={amount}>
      {formatBalance(amount, { digits: SHORT_DIGITS, locale })}
    </ExactAmount>
  );
}

type DelegateProps = { account: Address; delegate: Votes['delegate'] };

function Delegate({ account, delegate }: DelegateProps) {
  const t = useTranslations('governance');
  if (delegate === undefined) return <Skeleton characters={CHARACTERS} />;
  if (delegate === 'none') return <>{t('votes.nobody')}</>;
  if (isAddressEqual(delegate, account)) return <>{t('votes.self')}</>;
  return <AddressLink address={delegate}>{formatAddress(delegate)}</AddressLink>;
}
