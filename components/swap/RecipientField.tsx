import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useErrorText } from '@/components/errors/useErrorText';
import { withMessages } from '@/components/layout/withMessages';
import { Button } from '@/components/ui/Button';
import { recipientMessages } from '@/lib/i18n/exported/recipient';
import type { SwapState } from '@/lib/swap/useSwapScreen';
import { wrongDigitCount } from '@/lib/tokens/wrongDigitCount';
import { EthereumName } from './EthereumName';
import { LinkRecipient } from './LinkRecipient';
import * as styles from './RecipientField.css';

/** The recipient of the output. It is shown in expert mode, or when a link has a recipient. */
export const RecipientField = withMessages({ recipient: recipientMessages }, Content);

function Content({ swap }: { swap: SwapState }) {
  const t = useTranslations('recipient');
  const errorText = useErrorText();
  const id = useId();
  const { form, recipient, dispatch } = swap;
  if (form.recipient === undefined) {
    if (!swap.isExpertMode) return null;
    return (
      <div className={styles.place}>
        <Button variant="text" onClick={() => dispatch({ type: 'recipientTyped', text: '' })}>
          {t('add')}
        </Button>
      </div>
    );
  }
  if (form.recipient.isFromLink) return <LinkRecipient swap={swap} />;
  const { problem, error } = recipient;
  const count = wrongDigitCount(form.recipient.text);
  const failure = problem ? t(`problems.${problem}`) : error && errorText(error);
  return (
    <div className={`${styles.place} ${styles.field}`}>
      <label htmlFor={id} className={styles.label}>
        {t('label')}
      </label>
      <input
        id={id}
        className={styles.input}
        value={form.recipient.text}
        onChange={(event) => dispatch({ type: 'recipientTyped', text: event.target.value })}
        placeholder={t('hint')}
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
        {t('remove')}
      </Button>
      {/* In full: the field may be too narrow for an address. */}
      <div id={`${id}-note`} className={styles.note}>
        {recipient.address && (
          <bdi className={styles.whole} translate="no">
            {recipient.address}
          </bdi>
        )}
        <EthereumName name={recipient.ethereumName} />
        {failure && <p className={styles.failure}>{failure}</p>}
        {count !== undefined && <p className={styles.failure}>{t('wrongDigitCount', { count })}</p>}
      </div>
    </div>
  );
}
