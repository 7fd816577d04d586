import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { RecipientInput } from '@/components/parts/recipient/RecipientInput';
import { action } from '@/components/parts/recipient/RecipientInput.css';
import { ShareSwapButton } from '@/components/parts/share/ShareSwapButton';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { recipientMessages } from '@/lib/base/i18n/exported/recipient';
import { plainText } from '@/lib/base/text/plainText';
import { swapLink } from '@/lib/features/swap/swapLink';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';
import { LinkRecipient } from './LinkRecipient';
import * as styles from './LinkRecipient.css';
import { offer, offers, share, wholeRow } from './RecipientField.css';

/**
 * The recipient of the output, as it was typed or linked; below it, what else can be done with the
 * form: adding a recipient, and sharing it.
 */
export const RecipientField = withMessages({ recipient: recipientMessages }, Content);

function Content({ swap }: { swap: SwapState }) {
  const t = useTranslations('recipient');
  const { form, dispatch } = swap;
  return (
    <div className={offers}>
      {form.recipient && (
        <div className={wholeRow}>
          <Recipient swap={swap} text={form.recipient.text} />
        </div>
      )}
      {!form.recipient && !swap.wrap && (
        <Button
          variant="text"
          className={offer}
          onClick={() => dispatch({ type: 'recipientTyped', text: '' })}
        >
          {t('add')}
        </Button>
      )}
      <ShareSwapButton className={share} linkOf={(page) => swapLink(page, form)} />
    </div>
  );
}

function Recipient({ swap, text }: { swap: SwapState; text: string }) {
  const t = useTranslations('recipient');
  const { form, recipient, dispatch } = swap;
  if (swap.wrap) {
    return (
      <div className={styles.place}>
        <Notice tone="warning">
          <p>{t('wrapped')}</p>
          <bdi className={styles.whole} translate="no">
            {plainText(text)}
          </bdi>
          <Button variant="secondary" onClick={() => dispatch({ type: 'recipientRemoved' })}>
            {t('remove')}
          </Button>
        </Notice>
      </div>
    );
  }
  if (form.recipient?.isFromLink) return <LinkRecipient swap={swap} />;
  return (
    <RecipientInput
      text={text}
      recipient={recipient}
      isInvalid={recipient.status === 'invalid'}
      onType={(typed) => dispatch({ type: 'recipientTyped', text: typed })}
      action={
        <Button
          variant="text"
          className={action}
          onClick={() => dispatch({ type: 'recipientRemoved' })}
        >
          {t('remove')}
        </Button>
      }
    />
  );
}
