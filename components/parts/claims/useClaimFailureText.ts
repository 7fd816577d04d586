import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { failureKind } from '@/lib/chain/contracts/failureKind';
import type { ClaimFailure } from '@/lib/exchange/rewards/actions/claimFailure';

/** Why a claim was not made, in the words of its review. */
export function useClaimFailureText(): (failure: ClaimFailure) => string {
  const t = useTranslations();
  const errorText = useErrorText();
  return (failure) => {
    switch (failure.type) {
      case 'fails': {
        const { error, reason } = failure.failure;
        if (reason === undefined) return errorText(error) ?? t('errors.declined');
        return `${t(`preview.fails.${failureKind(reason)}`)} ${t('preview.reason', { reason })}`;
      }
      case 'unsent':
        return errorText(failure.error) ?? t('errors.declined');
      case 'paysNothing':
        return t('rewards.outOfReach');
      case 'declined':
        return t('errors.declined');
      case 'unreadable':
        return t('rewards.earnedUnreadable');
      case 'notOwed':
        return t('claims.notOwed');
    }
  };
}
