import { useLocale, useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { browserGroup } from '@/lib/base/amounts/browserGroup';
import { numberSymbols } from '@/lib/base/amounts/numberSymbols';
import { pasteMessages } from '@/lib/base/i18n/exported/paste';
import { doubt } from './NumberRead.css';
import { problem } from './PastedNumber.css';

type Props =
  | {
      /** As the field shows it. */
      number: string;
      /** What its decimal sign was typed as, a comma or a dot. */
      sign: string | undefined;
    }
  /** Of a text that is no number. */
  | { id: string };

/**
 * Says how a number was read if its decimal sign groups digits for the page or for the user, or that
 * a typed text is none.
 */
export const NumberRead = withMessages({ paste: pasteMessages }, Content);

function Content(props: Props) {
  const t = useTranslations('paste');
  const { group } = numberSymbols(useLocale());
  if ('id' in props)
    return (
      <p id={props.id} role="alert" className={problem}>
        {t('notNumber')}
      </p>
    );
  const { number, sign } = props;
  if (sign !== group && sign !== browserGroup()) return null;
  return (
    <p role="status" className={doubt}>
      {t('numberRead', { number, sign: sign === ',' ? 'comma' : 'dot' })}
    </p>
  );
}
