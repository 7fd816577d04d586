import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { EthereumName } from '@/components/parts/recipient/EthereumName';
import { useRecipientProblemText } from '@/components/parts/recipient/useRecipientProblemText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { plainText } from '@/lib/base/text/plainText';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';
import * as styles from './LinkRecipient.css';

type Props = { swap: Pick<SwapState, 'form' | 'recipient' | 'dispatch'> };

/** A recipient from a link: nothing can be swapped until the user keeps or removes it. */
export function LinkRecipient({ swap }: Props) {
  const t = useTranslations('recipient');
  const { form, recipient, dispatch } = swap;
  const errorText = useErrorText();
  const problemText = useRecipientProblemText();
  const text = form.recipient?.text ?? '';
  return (
    <div className={styles.place}>
      <Notice tone="warning">
        <p>{t('fromLink')}</p>
        <bdi className={styles.whole} translate="no">
          {plainText(text)}
        </bdi>
        {recipient.address && recipient.address !== text && (
          <bdi className={styles.whole} translate="no">
            {recipient.address}
          </bdi>
        )}
        <EthereumName name={recipient.ethereumName} />
        {recipient.problem && <p>{problemText(recipient.problem, text)}</p>}
        {recipient.error && <p>{errorText(recipient.error)}</p>}
        <div className={styles.choice}>
          <Button variant="secondary" onClick={() => dispatch({ type: 'recipientRemoved' })}>
            {t('remove')}
          </Button>
          <Button variant="secondary" onClick={() => dispatch({ type: 'recipientKept' })}>
            {t('keep')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
