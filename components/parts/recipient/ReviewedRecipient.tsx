import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { withMessages } from '@/components/parts/loading/withMessages';
import { FullAddress } from '@/components/transactions/facts/FullAddress';
import { Consent } from '@/components/ui/Consent';
import { Fact, Facts } from '@/components/ui/Facts';
import { recipientMessages } from '@/lib/base/i18n/exported/recipient';
import { recipientVerdictMessages } from '@/lib/base/i18n/exported/recipientVerdict';
import type { RecipientConsents } from '@/lib/transactions/recipientVerdict/useRecipientConsents';
import type { RecipientVerdict } from '@/lib/transactions/recipientVerdict/useRecipientVerdict';
import { EthereumName } from './EthereumName';
import { LookAlike } from './LookAlike';
import { notes } from './notes.css';
import { RecipientKindNotice } from './RecipientKindNotice';

/** In a review: the whole address of a recipient, what is known of it, and what it asks to accept. */
export const ReviewedRecipient = withMessages(
  { recipient: recipientMessages, recipientVerdict: recipientVerdictMessages },
  Content,
);

type Props = {
  address: Address;
  ethereumName: string | undefined;
  verdict: RecipientVerdict;
  consents: RecipientConsents;
};

function Content({ address, ethereumName, verdict: { kind, comparison }, consents }: Props) {
  const words = useTranslations('recipient');
  const t = useTranslations('recipientVerdict');
  const isKnown = comparison?.type === 'known';
  return (
    <>
      <Facts>
        <Fact term={words('label')}>
          <FullAddress address={address} />
          <EthereumName name={ethereumName} />
        </Fact>
      </Facts>
      <div className={notes}>
        <RecipientKindNotice kind={kind} address={address} isKnown={isKnown}>
          <p>{t(isKnown ? 'known' : 'noUndo')}</p>
          {consents.contract && <Consent {...consents.contract}>{t('acceptContract')}</Consent>}
        </RecipientKindNotice>
        {comparison?.type === 'lookAlike' && (
          <LookAlike address={address} comparison={comparison}>
            {consents.lookAlike && (
              <Consent {...consents.lookAlike}>{t('acceptLookAlike')}</Consent>
            )}
          </LookAlike>
        )}
      </div>
    </>
  );
}
