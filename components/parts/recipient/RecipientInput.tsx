import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { withMessages } from '@/components/parts/loading/withMessages';
import { AddressText } from '@/components/ui/AddressText';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import { addressText } from '@/lib/base/addresses/pastedAddress';
import { wrongDigitCount } from '@/lib/base/addresses/wrongDigitCount';
import { recipientMessages } from '@/lib/base/i18n/exported/recipient';
import type { TypedRecipient } from '@/lib/chain/recipients/useTypedRecipient';
import { EthereumName } from './EthereumName';
import * as styles from './RecipientInput.css';
import { useRecipientProblemText } from './useRecipientProblemText';
import { WrongDigitCount } from './WrongDigitCount';

/** A longer text, as an address is, is wider than the field. */
const LONG = 36;

type Props = {
  text: string;
  /** What the text means. */
  recipient: Pick<TypedRecipient, 'address' | 'problem' | 'error' | 'ethereumName'>;
  /** Whether the text is known to be no recipient. */
  isInvalid: boolean;
  /** Called with each edit, as {@link addressText} writes it. */
  onType: (text: string) => void;
  /** What the address is for; a recipient by default. */
  label?: string;
  /** Next to the label. */
  action?: ReactNode;
};

/** A field for an address or a name, with the whole address that it means and what is wrong. */
export const RecipientInput = withMessages({ recipient: recipientMessages }, Content);

function Content(props: Props) {
  const t = useTranslations('recipient');
  const { text, recipient, isInvalid, onType, label = t('label'), action } = props;
  const errorText = useErrorText();
  const problemText = useRecipientProblemText();
  const id = useId();
  const { problem, error } = recipient;
  const count = wrongDigitCount(text);
  const failure = problem ? problemText(problem, text) : error && errorText(error);
  // Compared without capitals, which are the address's checksum.
  const isTyped = recipient.address?.toLowerCase() === text.toLowerCase();
  const isMiscounted = problem === 'incomplete' && count !== undefined;
  return (
    <div className={`${styles.place} ${styles.field}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        data-long={text.length > LONG || undefined}
        value={text}
        onChange={(event) => onType(addressText(event.target.value))}
        placeholder={t('hint')}
        {...VERBATIM_INPUT}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-note`}
      />
      {/* After the input, which takes the focus when the field appears. */}
      {action}
      {/* In full: a phone's field is too narrow for an address. */}
      <div id={`${id}-note`} className={styles.note}>
        {recipient.address && (
          <bdi className={isTyped ? styles.typed : styles.whole} translate="no">
            <AddressText address={recipient.address} />
          </bdi>
        )}
        <EthereumName name={recipient.ethereumName} />
        {failure && (
          <p className={styles.failure}>
            {isMiscounted ? <WrongDigitCount count={count} /> : failure}
          </p>
        )}
      </div>
    </div>
  );
}
