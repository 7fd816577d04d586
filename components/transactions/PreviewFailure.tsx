import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/errors/useErrorText';
import { Notice } from '@/components/ui/Notice';
import { failureKind } from '@/lib/simulation/failureKind';
import type { SimulatedFailure } from '@/lib/simulation/simulatedFailure';

/** Why the transaction would fail, before a fee is paid. */
export function PreviewFailure({ failure }: { failure: SimulatedFailure }) {
  const t = useTranslations('preview');
  const errorText = useErrorText();
  const { error, reason } = failure;
  return (
    <Notice tone="error">
      {reason === undefined ? (
        <p>{errorText(error)}</p>
      ) : (
        <>
          <p>{t(`fails.${failureKind(reason)}`)}</p>
          <p>{t('reason', { reason })}</p>
        </>
      )}
    </Notice>
  );
}
