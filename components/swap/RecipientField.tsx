import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useErrorText } from '@/components/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import type { SwapState } from '@/lib/swap/useSwapScreen';
import { LinkRecipient } from './LinkRecipient';
import * as styles from './RecipientField.css';

/** The recipient of the output. It is shown in expert mode, or when a link has a recipient. */
export function RecipientField({ swap }: { swap: SwapState }) {
  const t = useTranslations('swap');
  const errorText = useErrorText();
  const id = useId();
  const { form, recipient, dispatch } = swap;
  if (form.recipient === undefined) {
    if (!swap.isExpertMode) return null;
    return (
      <div className={styles.place}>
        <Button variant="text" onClick={() => dispatch({ type: 'recipientTyped', text: '' })}>
          {t('addRecipient')}
        </Button>
      </div>
    );
  }
  if (form.recipient.isFromLink) return <LinkRecipient swap={swap} />;
  const failure = recipient.error && errorText(recipient.error);
  const isName = recipient.address !== undefined && recipient.address !== form.recipient.text;
  return (
    <div className={`${styles.place} ${styles.field}`}>
      <label htmlFor={id} className={styles.label}>
        {t('recipient')}
      </label>
      <input
        id={id}
        className={styles.input}
        value={form.recipient.text}
        onChange={(event) => dispatch({ type: 'recipientTyped', text: event.target.value })}
        placeholder={t('recipientHint')}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={recipient.status === 'invalid'}
        aria-describedby={`${id}-note`}
      />
      {/* After the input, which takes the focus when the field appears. */}
      <Button
        variant="text"
        className={styles.remove}
        onClick={() => dispatch({ type: 'recipientRemoved' })}
      >
        {t('removeRecipient')}
      </Button>
      <div id={`${id}-note`} className={styles.note}>
        {isName && (
          <bdi className={styles.whole} translate="no">
            {recipient.address}
          </bdi>
        )}
        {failure && <p className={styles.failure}>{failure}</p>}
      </div>
    </div>
  );
}
