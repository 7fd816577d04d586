import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { recipientMessages } from '@/lib/base/i18n/exported/recipient';
import { isolated } from '@/lib/base/text/isolated';

/** Says that the address of a name was given for Ethereum; nothing if it was not. */
export const EthereumName = withMessages({ recipient: recipientMessages }, Content);

function Content({ name }: { name: string | undefined }) {
  const t = useTranslations('recipient');
  return name === undefined ? null : <p>{t('ethereumOnly', { name: isolated(name) })}</p>;
}
