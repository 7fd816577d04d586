import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { pasteMessages } from '@/lib/base/i18n/exported/paste';
import { doubt } from './NumberRead.css';

type Props = {
  /** As the field shows it. */
  number: string;
  /** Whether its decimal sign was typed as a comma, else as a dot. */
  isComma: boolean;
};

/** Says how a number was read whose decimal sign may have been meant to group digits. */
export const NumberRead = withMessages({ paste: pasteMessages }, Content);

function Content({ number, isComma }: Props) {
  const t = useTranslations('paste');
  return (
    <p role="status" className={doubt}>
      {t('numberRead', { number, sign: isComma ? 'comma' : 'dot' })}
    </p>
  );
}
