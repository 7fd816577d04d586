'use client';

import { useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/frame/layout/FiguresAge';
import { PageTitle } from '@/components/frame/layout/PageTitle';
import { withMessages } from '@/components/frame/layout/withMessages';
import { OnAvalanche } from '@/components/parts/wallet/OnAvalanche';
import { pageTitle, textPage } from '@/components/ui/page.css';
import { governanceMessages } from '@/lib/base/i18n/exported/governance';
import { GOVERNANCE_CHAIN_ID } from '@/lib/features/governance/governorReads';
import { AccountVotes } from './AccountVotes';
import * as styles from './GovernanceScreen.css';
import { ProposalList } from './ProposalList';
import { Threshold } from './Threshold';

/** /vote: the account's votes, and all proposals. */
export const GovernanceScreen = withMessages({ governance: governanceMessages }, Screen);

function Screen() {
  const t = useTranslations('governance');
  return (
    <div className={textPage}>
      <PageTitle screen={t('title')} />
      <div className={styles.head}>
        <h1 className={pageTitle}>{t('title')}</h1>
        <p className={styles.quiet}>{t('intro')}</p>
      </div>
      <OnAvalanche loading={t('loading')} elsewhere={t('elsewhere')}>
        <FiguresAge chainId={GOVERNANCE_CHAIN_ID} />
        <AccountVotes />
        <ProposalList />
        <Threshold />
      </OnAvalanche>
    </div>
  );
}
