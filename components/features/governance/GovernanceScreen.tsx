'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { OnAvalanche } from '@/components/parts/wallet/OnAvalanche';
import { pageTitle, partsPage } from '@/components/ui/page.css';
import { governanceMessages } from '@/lib/base/i18n/exported/governance';
import { AVALANCHE } from '@/lib/base/networks/network';
import { resultOf } from '@/lib/chain/reads/readState';
import { ONCE, useChainReads } from '@/lib/chain/reads/useChainReads';
import { THRESHOLD_READ } from '@/lib/features/governance/governorReads';
import { AccountVotes } from './AccountVotes';
import * as styles from './GovernanceScreen.css';
import { ProposalList } from './ProposalList';
import { voteText } from './VoteCount';

/** /vote: the account's votes, and all proposals. */
export const GovernanceScreen = withMessages({ governance: governanceMessages }, Screen);

function Screen() {
  const t = useTranslations('governance');
  return (
    <div className={partsPage}>
      <PageTitle screen={t('title')} />
      <div className={styles.head}>
        <h1 className={pageTitle}>{t('title')}</h1>
        <p className={styles.quiet}>{t('intro')}</p>
      </div>
      <OnAvalanche loading={t('loading')}>
        <FiguresAge chainId={AVALANCHE} />
        <AccountVotes />
        <ProposalList />
        <Threshold />
      </OnAvalanche>
    </div>
  );
}

/** How many votes a proposer needs, as the governor says. */
function Threshold() {
  const t = useTranslations('governance');
  const locale = useLocale();
  const [threshold] = useChainReads(AVALANCHE, [THRESHOLD_READ], {
    everyBlocks: ONCE,
  });
  const votes = resultOf(threshold);
  if (votes === undefined) return null;
  return <p className={styles.quiet}>{t('threshold', { votes: voteText(votes, locale) })}</p>;
}
