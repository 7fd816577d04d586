import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { recipientMessages } from '@/lib/base/i18n/exported/recipient';

/** Says that what looks like an address has another number of digits. */
export const WrongDigitCount = withMessages({ recipient: recipientMessages }, Content);

function Content({ count }: { count: number }) {
  const t = useTranslations('recipient');
  return <span>{t('wrongDigitCount', { count })}</span>;
}
