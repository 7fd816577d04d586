'use client';

import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { ReviewFlow } from '@/components/transactions/session/ReviewFlow';
import { usePermitSession } from '@/components/transactions/session/usePermitSession';
import type { Amount } from '@/lib/base/amounts/amount';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import {
  type ConversionTerms,
  conversionDeadline,
  conversionTerms,
} from '@/lib/features/migration/convertTerms';
import type { ConversionNow } from '@/lib/features/migration/useConversion';
import type { MigratedPair } from '@/lib/features/migration/useMigration';
import { useSettings } from '@/lib/site/settings/store';
import type { FormStatus } from '@/lib/transactions/forms/useFormStatus';
import { ConvertReviewDialog } from './ConvertReviewDialog';

type Props = {
  account: Address;
  from: MigratedPair;
  to: MigratedPair;
  now: ConversionNow;
  amount: Amount<Token> | undefined;
  form: unknown;
  formStatus: FormStatus;
  /** Whether there is something to sign now. */
  isShown: boolean;
  onConfirmed: () => void;
};

/** The steps from the form of a conversion to the wallet. */
export function ConvertReviewFlow(props: Props) {
  const { account, from, to, now, amount, form, formStatus, isShown, onConfirmed } = props;
  const t = useTranslations('migration');
  const settings = useSettings();
  const { session, approval } = usePermitSession<ConversionTerms>(
    { chainId: AVALANCHE, form, formStatus, onConfirmed },
    (reviewed) => ({
      amount: reviewed?.amount ?? amount,
      spender: EXCHANGE_ADDRESSES[AVALANCHE].migrationRouter,
      deadlineSeconds: reviewed?.deadlineSeconds ?? conversionDeadline(settings),
    }),
  );
  const { conversion } = now;
  return (
    <ReviewFlow
      {...{ session, formStatus, isShown }}
      label={t('review')}
      again={t('again')}
      onReview={
        amount &&
        conversion &&
        (() => session.start(conversionTerms({ account, amount, conversion }, settings)))
      }
    >
      {(openReview) => <ConvertReviewDialog {...{ openReview, approval, from, to }} />}
    </ReviewFlow>
  );
}
