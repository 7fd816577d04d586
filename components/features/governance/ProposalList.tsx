import { useTranslations } from 'next-intl';
import { ListWaiting } from '@/components/parts/loading/ListWaiting';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { emptyListWithAction, list } from '@/components/ui/list.css';
import { Notice } from '@/components/ui/Notice';
import { useCreations } from '@/lib/features/governance/useCreations';
import { MAX_PROPOSALS, useProposals } from '@/lib/features/governance/useProposals';
import { FORUM_LINK } from '@/lib/site/navigation/productLinks';
import * as styles from './GovernanceScreen.css';
import { ProposalRow } from './ProposalRow';

/** All proposals, the newest first. */
export function ProposalList() {
  const t = useTranslations('governance');
  const { proposals, count, hasFailed } = useProposals();
  const creations = useCreations(proposals);
  const isCut = count !== undefined && count > MAX_PROPOSALS;
  const isLoading = count === undefined || proposals.length < Math.min(count, MAX_PROPOSALS);
  return (
    <section className={styles.part} aria-labelledby="proposals">
      <h2 id="proposals" className={styles.heading}>
        {t('proposals')}
      </h2>
      {hasFailed && (
        <Notice tone="warning">{t(proposals.length > 0 ? 'failedSome' : 'failed')}</Notice>
      )}
      {count === 0 && (
        <div className={emptyListWithAction}>
          <p>{t('none')}</p>
          <ButtonLink variant="secondary" href={FORUM_LINK.url}>
            {t('toForum')}
          </ButtonLink>
        </div>
      )}
      {proposals.length > 0 && (
        <ul className={list}>
          {proposals.map((proposal, index) => (
            <ProposalRow
              key={String(proposal.id)}
              proposal={proposal}
              creation={creations[index] ?? { status: 'loading' }}
            />
          ))}
        </ul>
      )}
      {isCut && <p className={styles.quiet}>{t('older', { count: MAX_PROPOSALS })}</p>}
      {isLoading && !hasFailed && (
        <ListWaiting label={t('loading')} isRest={proposals.length > 0} />
      )}
    </section>
  );
}
