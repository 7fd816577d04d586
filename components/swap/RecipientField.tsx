import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/layout/withMessages';
import { RecipientInput } from '@/components/recipient/RecipientInput';
import { action, place } from '@/components/recipient/RecipientInput.css';
import { Button } from '@/components/ui/Button';
import { recipientMessages } from '@/lib/i18n/exported/recipient';
import type { SwapState } from '@/lib/swap/useSwapScreen';
import { LinkRecipient } from './LinkRecipient';

/** The recipient of the output. It is shown in expert mode, or when a link has a recipient. */
export const RecipientField = withMessages({ recipient: recipientMessages }, Content);

function Content({ swap }: { swap: SwapState }) {
  const t = useTranslations('recipient');
  const { form, recipient, dispatch } = swap;
  if (form.recipient === undefined) {
    if (!swap.isExpertMode) return null;
    return (
      <div className={place}>
        <Button variant="text" onClick={() => dispatch({ type: 'recipientTyped', text: '' })}>
          {t('add')}
        </Button>
      </div>
    );
  }
  if (form.recipient.isFromLink) return <LinkRecipient swap={swap} />;
  return (
    <RecipientInput
      text={form.recipient.text}
      recipient={recipient}
      isInvalid={recipient.status === 'invalid'}
      onType={(text) => dispatch({ type: 'recipientTyped', text })}
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
