import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/errors/useErrorText';
import { Notice } from '@/components/ui/Notice';
import type { SimulatedFailure } from '@/lib/simulation/simulatedFailure';

/** Why the transaction would fail, before a fee is paid. */
export function PreviewFailure({ failure }: { failure: SimulatedFailure }) {
  const t = useTranslations('preview');
  const { error, reason } = failure;
  const text = useErrorText()(error);
  return (
    <Notice tone="error">
      <p>{text}</p>
      {reason && !text?.includes(reason) && <p>{t('reason', { reason })}</p>}
    </Notice>
  );
}
