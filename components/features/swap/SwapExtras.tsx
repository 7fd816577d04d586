import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { recipientMessages } from '@/lib/base/i18n/exported/recipient';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';
import { offer } from './RecipientField.css';

/** What the swap form can do without at first: the offer of a recipient. */
export const SwapExtras = withMessages({ recipient: recipientMessages }, Content);

function Content({ swap: { form, wrap, dispatch } }: { swap: SwapState }) {
  const t = useTranslations('recipient');
  if (form.recipient !== undefined || wrap) return null;
  return (
    <Button
      variant="text"
      className={offer}
      onClick={() => dispatch({ type: 'recipientTyped', text: '' })}
    >
      {t('add')}
    </Button>
  );
}
