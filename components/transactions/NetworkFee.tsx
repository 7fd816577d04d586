import { useLocale, useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { UsdValue } from '@/components/tokens/UsdValue';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { Fact, Facts } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Amount } from '@/lib/amounts/amount';
import { SHORT_DIGITS } from '@/lib/amounts/decimalText';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { Rounding } from '@/lib/amounts/fraction';
import { useRemainder } from '@/lib/simulation/useRemainder';
import type { Expectation } from '@/lib/submit/intent';
import { currencyId } from '@/lib/tokens/currency';
import * as styles from './NetworkFee.css';
import type { OpenReview } from './useReview';

type Props = {
  account: Address;
  expectation: Expectation;
  preview: Pick<OpenReview['preview'], 'fee' | 'simulation' | 'unavailable'>;
};

/** In a review: what the network is paid, and what is left when a whole balance is spent. */
export function NetworkFee({ account, expectation, preview }: Props) {
  const t = useTranslations('preview');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { fee, simulation, unavailable } = preview;
  const { spentWhole, shortage } = useRemainder(account, expectation, fee);
  const isWaiting = !unavailable && simulation === undefined;
  const text = (amount: Amount, rounding: Rounding) =>
    `${formatAmount(amount, { digits: SHORT_DIGITS, rounding, locale })} ${symbolText(amount.currency)}`;
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
          <Fact term={t('feeWithoutSignature')}>
            <Fee amount={fee.unsigned} />
          </Fact>
        )}
      </Facts>
      {(spentWhole.length > 0 || shortage) && (
        <Notice tone={shortage?.isUnpayable ? 'warning' : 'plain'}>
          {spentWhole.map((currency) => (
            <p key={currencyId(currency)}>{t('wholeBalance', { symbol: symbolText(currency) })}</p>
          ))}
          {shortage && (
            <p>
              {t(shortage.isUnpayable ? 'feeUnpayable' : 'littleLeft', {
                left: text(shortage.left, 'down'),
                fee: text(shortage.fees, 'up'),
                approvals,
              })}
            </p>
          )}
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
