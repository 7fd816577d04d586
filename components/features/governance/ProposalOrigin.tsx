import { useTranslations } from 'next-intl';
import { Fact, Facts } from '@/components/ui/Facts';
import { createdAt, type Proposal } from '@/lib/features/governance/proposal';
import type { CreationResult } from '@/lib/features/governance/useCreations';
import { AddressLink } from './AddressLink';
import * as styles from './GovernanceScreen.css';
import { OnExplorer } from './OnExplorer';
import { useTimeText } from './useTimeText';

type Props = { proposal: Proposal; creation: CreationResult };

/** Who made a proposal, and when. */
export function ProposalOrigin({ proposal, creation }: Props) {
  const t = useTranslations('proposal');
  const timeText = useTimeText();
  return (
    <div className={styles.card}>
      <Facts>
        <Fact term={t('proposer')}>
          <AddressLink address={proposal.proposer} />
        </Fact>
        <Fact term={t('created')}>{timeText(createdAt(proposal))}</Fact>
        {creation.status === 'found' && (
          <Fact term={t('creation')}>
            <OnExplorer target={{ type: 'tx', hash: creation.creation.transactionHash }}>
              {t('onExplorer')}
            </OnExplorer>
          </Fact>
        )}
      </Facts>
    </div>
  );
}
