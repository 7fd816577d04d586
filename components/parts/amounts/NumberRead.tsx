import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { pasteMessages } from '@/lib/base/i18n/exported/paste';
import { doubt } from './NumberRead.css';
import { problem } from './PastedNumber.css';

type Props =
  | {
      /** As the field shows it. */
      number: string;
      /** Whether its decimal sign was typed as a comma, else as a dot. */
      isComma: boolean;
    }
  /** Of a text that is no number. */
  | { id: string };

/**
 * Says how a number was read whose decimal sign may have been meant to group digits, or that a typed
 * text is none.
 */
export const NumberRead = withMessages({ paste: pasteMessages }, Content);

function Content(props: Props) {
  const t = useTranslations('paste');
  return 'id' in props ? (
    <p id={props.id} role="alert" className={problem}>
      {t('notNumber')}
    </p>
  ) : (
    <p role="status" className={doubt}>
      {t('numberRead', { number: props.number, sign: props.isComma ? 'comma' : 'dot' })}
    </p>
  );
}
