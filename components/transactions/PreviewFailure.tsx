import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/errors/useErrorText';
import { Notice } from '@/components/ui/Notice';
import type { SimulatedFailure } from '@/lib/simulation/simulatedFailure';

const OUTSIDE_LIMITS = /INSUFFICIENT_(OUTPUT|A|B)_AMOUNT|EXCESSIVE_INPUT_AMOUNT/;
const TRANSFER_REFUSED = /TRANSFER(_FROM)?_FAILED/;

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
          <p>{t(`fails.${explanationOf(reason)}`)}</p>
          <p>{t('reason', { reason })}</p>
        </>
      )}
    </Notice>
  );
}

/** What a reason of the exchange's contracts means. */
function explanationOf(reason: string) {
  if (OUTSIDE_LIMITS.test(reason)) return 'outsideLimits';
  return TRANSFER_REFUSED.test(reason) ? 'transferRefused' : 'reverts';
}
