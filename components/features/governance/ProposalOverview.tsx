import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/frame/layout/lazyPart';
import { Skeleton } from '@/components/ui/Skeleton';
import { proposalDescription } from '@/lib/features/governance/proposalText';
import type { CreationResult } from '@/lib/features/governance/useCreations';
import * as styles from './GovernanceScreen.css';

const ProposalMarkdown = lazyPart(() => import('./ProposalMarkdown'), 'ProposalMarkdown');

/** The text of a proposal. */
export function ProposalOverview({ creation }: { creation: CreationResult }) {
  const t = useTranslations('proposal.overview');
  return (
    <section className={styles.card} aria-labelledby="overview">
      <h2 id="overview" className={styles.heading}>
        {t('title')}
      </h2>
      {creation.status === 'loading' && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton characters={18} />
        </div>
      )}
      {creation.status === 'failed' && <p className={styles.quiet}>{t('missing')}</p>}
      {creation.status === 'found' && <Text description={creation.creation.description} />}
    </section>
  );
}

function Text({ description }: { description: string }) {
  const t = useTranslations('proposal.overview');
  if (!proposalDescription(description)) return <p className={styles.quiet}>{t('none')}</p>;
  return <ProposalMarkdown description={description} />;
}
