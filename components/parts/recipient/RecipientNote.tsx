import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { withMessages } from '@/components/parts/loading/withMessages';
import { recipientVerdictMessages } from '@/lib/base/i18n/exported/recipientVerdict';
import type { RecipientVerdict } from '@/lib/transactions/recipientVerdict/useRecipientVerdict';
import { LookAlike } from './LookAlike';
import { notes } from './notes.css';
import { RecipientKindNotice } from './RecipientKindNotice';

/** What is known of a recipient: what it is on chain, and whether it was used before. */
export const RecipientNote = withMessages({ recipientVerdict: recipientVerdictMessages }, Content);

type Props = { address: Address; verdict: RecipientVerdict };

function Content({ address, verdict: { kind, comparison } }: Props) {
  const t = useTranslations('recipientVerdict');
  const isKnown = comparison?.type === 'known';
  return (
    <div className={notes}>
      <RecipientKindNotice kind={kind} address={address} isKnown={isKnown}>
        {isKnown && <p>{t('known')}</p>}
      </RecipientKindNotice>
      {comparison?.type === 'lookAlike' && <LookAlike address={address} comparison={comparison} />}
    </div>
  );
}
