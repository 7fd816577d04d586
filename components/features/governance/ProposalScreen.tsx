'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { OnAvalanche } from '@/components/parts/wallet/OnAvalanche';
import { BackLink } from '@/components/ui/BackLink';
import { emptyList } from '@/components/ui/list.css';
import { Notice } from '@/components/ui/Notice';
import { pageTitle } from '@/components/ui/page.css';
import { governanceMessages } from '@/lib/base/i18n/exported/governance';
import { proposalMessages } from '@/lib/base/i18n/exported/proposal';
import { proposalIdOf } from '@/lib/features/governance/proposal';
import { useProposal } from '@/lib/features/governance/useProposals';
import { hrefOf } from '@/lib/site/navigation/routes';
import { useRoute } from '@/lib/site/navigation/useRoute';
import * as styles from './ProposalScreen.css';
import { ProposalSkeleton } from './ProposalSkeleton';
import { ProposalView } from './ProposalView';

/** /vote/{id}: one proposal. */
export const ProposalScreen = withMessages(
  { governance: governanceMessages, proposal: proposalMessages },
  Screen,
);

function Screen() {
  const t = useTranslations('proposal');
  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <BackLink href={hrefOf({ name: 'proposals' })}>{t('back')}</BackLink>
      </div>
      <OnAvalanche loading={t('loading')}>
        <AtPath />
      </OnAvalanche>
    </div>
  );
}

function AtPath() {
  const t = useTranslations('proposal');
  const route = useRoute();
  const result = useProposal(route?.name === 'proposal' ? proposalIdOf(route.id) : undefined);
  if (result.status === 'known') return <ProposalView proposal={result.proposal} />;
  if (route === undefined || result.status === 'loading') return <ProposalSkeleton />;
  return (
    <>
      <PageTitle screen={t('title')} />
      <h1 className={pageTitle}>{t('title')}</h1>
      {result.status === 'failed' ? (
        <Notice tone="warning">{t('failed')}</Notice>
      ) : (
        <p className={emptyList}>{t(result.status)}</p>
      )}
    </>
  );
}
