import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { Consent } from '@/components/ui/Consent';
import { Notice } from '@/components/ui/Notice';
import { failureKind } from '@/lib/chain/contracts/failureKind';
import type { SimulatedFailure } from '@/lib/transactions/simulation/simulatedFailure';
import type { RefusalQuestion } from '@/lib/transactions/simulation/useReviewSimulation';

type Props = {
  failure: SimulatedFailure;
  /** Undefined unless a token may refuse only the preview. */
  refusal: RefusalQuestion | undefined;
};

/** Why the transaction would fail, before a fee is paid. */
export function PreviewFailure({ failure, refusal }: Props) {
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
      {refusal && (
        <Consent isGiven={refusal.isAccepted} onChange={refusal.accept}>
          {t('approveAnyway')}
        </Consent>
      )}
    </Notice>
  );
}
