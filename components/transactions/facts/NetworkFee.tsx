import { useLocale, useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import type { ReviewState } from '@/components/transactions/session/useReview';
import { Fact, Facts } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Amount } from '@/lib/base/amounts/amount';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import type { Rounding } from '@/lib/base/amounts/fraction';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { previewMessages } from '@/lib/base/i18n/exported/preview';
import { currencyId } from '@/lib/base/tokens/currency';
import { useRemainder } from '@/lib/transactions/simulation/useRemainder';
import type { Expectation, Intent } from '@/lib/transactions/submit/intent';
import * as styles from './NetworkFee.css';

type Props = {
  /** The chain and the account that pays. */
  intent: Pick<Intent, 'chainId' | 'account'>;
  expectation: Expectation;
  preview: Pick<ReviewState['preview'], 'fee' | 'simulation' | 'unavailable'>;
};

/** In a review: what the network is paid, and what little is left of a balance. */
export function NetworkFee({ intent, expectation, preview }: Props) {
  const t = useTranslations('preview');
  const symbolText = useSymbolText();
  const feeText = useFeeText();
  const { fee, simulation, unavailable } = preview;
  const { spentWhole, shortage } = useRemainder(intent, expectation, fee);
  const isWaiting = !unavailable && simulation === undefined;
  const littleLeft = shortage?.isUnpayable ? undefined : shortage;
  const approvals = fee?.approvals?.count ?? 0;
  return (
    <>
      <Facts>
        <Fact term={t('networkFee')}>
          {isWaiting && (
            <span className={styles.fee}>
              <Skeleton characters={16} />
            </span>
          )}
          {!isWaiting && !fee && t('feeInWallet')}
          {fee && <Fee amount={fee.fee} />}
        </Fact>
        {fee?.approvals && (
          <Fact term={t('approvalFee', { count: approvals })}>
            <Fee amount={fee.approvals.fee} />
          </Fact>
        )}
        {fee?.unsigned && (
          <Fact term={t('feeUnsigned')}>
            <Fee amount={fee.unsigned} />
          </Fact>
        )}
      </Facts>
      {(spentWhole.length > 0 || littleLeft) && (
        <Notice tone="plain">
          {spentWhole.map((currency) => (
            <p key={currencyId(currency)}>{t('wholeBalance', { symbol: symbolText(currency) })}</p>
          ))}
          {littleLeft && <p>{t('littleLeft', { left: feeText(littleLeft.left, 'down') })}</p>}
        </Notice>
      )}
    </>
  );
}

/** An estimate, with its dollars beneath: the line has no room for them on a phone. */
function Fee({ amount }: { amount: Amount }) {
  const t = useTranslations('preview');
  return (
    <span className={styles.fee}>
      <span>
        {t.rich('feeAbout', {
          amount: () => <CurrencyAmount amount={amount} rounding="up" digits={SHORT_DIGITS} />,
        })}
      </span>
      <UsdValue amount={amount} />
    </span>
  );
}

type UnpayableProps = { review: Pick<ReviewState, 'intent' | 'preview'> };

const NONE = { changes: [] } as const;

/**
 * At the end of a review, always visible: that the account has too little AVAX for the network
 * fees. It blocks nothing: the fees are an estimate, and some wallets pay them in another way.
 */
export const UnpayableFee = withMessages({ preview: previewMessages }, UnpayableNotice);

function UnpayableNotice({ review: { intent, preview } }: UnpayableProps) {
  const t = useTranslations('preview');
  const feeText = useFeeText();
  const { shortage } = useRemainder(intent, intent.expectation ?? NONE, preview.fee);
  if (!shortage?.isUnpayable) return null;
  return (
    <Notice tone="warning">
      {t('feeUnpayable', {
        left: feeText(shortage.left, 'down'),
        fee: feeText(shortage.fees, 'up'),
        approvals: preview.fee?.approvals?.count ?? 0,
      })}
    </Notice>
  );
}

/** A fee, or what is left for one, in a sentence: 4 digits and the symbol. */
function useFeeText(): (amount: Amount, rounding: Rounding) => string {
  const locale = useLocale();
  const symbolText = useSymbolText();
  return (amount, rounding) =>
    withSymbol(
      formatAmount(amount, { digits: SHORT_DIGITS, rounding, locale }),
      symbolText(amount.currency),
    );
}
