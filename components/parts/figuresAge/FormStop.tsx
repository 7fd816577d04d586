import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { MissingAction } from '@/components/ui/MissingAction';
import { retryNow } from '@/lib/chain/reads/retryNow';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useIsCutOff } from './useIsCutOff';

/**
 * Replaces a form's primary action and says what is missing. While no node can be reached and the
 * form has no usable figures, it says that, and a press asks again.
 */
export function FormStop({ children }: { children: string }) {
  const t = useTranslations('frame');
  const chainId = useActiveChainId();
  const isCutOff = useIsCutOff(chainId);
  if (chainId === undefined || !isCutOff) return <MissingAction>{children}</MissingAction>;
  return (
    <Button variant="repeat" onClick={() => retryNow(chainId)}>
      {t('retry')}
    </Button>
  );
}
