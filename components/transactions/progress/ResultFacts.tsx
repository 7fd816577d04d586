import { useTranslations } from 'next-intl';
import { AmountWithValue } from '@/components/parts/tokens/AmountWithValue';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { FullAddress } from '@/components/transactions/facts/FullAddress';
import { Fact, Facts } from '@/components/ui/Facts';
import { amountOf } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import type { ChainId } from '@/lib/base/networks/network';
import { currencyId, nativeCurrency } from '@/lib/base/tokens/currency';
import { isOneForOne, type SettledAmount } from '@/lib/transactions/history/settledAmounts';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import * as styles from './ResultFacts.css';

type SettledProps = { summary: TransactionSummary; settled: readonly SettledAmount[] };

/** What a confirmed transaction brought, each amount on its own line. */
export function ReceivedAmounts({ summary, settled }: SettledProps) {
  const t = useTranslations('transactions');
  return (
    <dl>
      <div className={styles.received}>
        <dt className={styles.term}>{t(wordOf(summary, 'received'))}</dt>
        {amountsOf(settled, 'received').map((amount) => (
          <dd key={currencyId(amount.currency)} className={styles.receivedAmount}>
            <CurrencyAmount amount={amount} rounding={roundingOf(summary, 'received')} />
            <UsdValue amount={amount} />
          </dd>
        ))}
      </div>
    </dl>
  );
}

type Props = SettledProps & {
  chainId: ChainId;
  /** In wei. */
  fee: bigint | undefined;
};

/** What a transaction paid, who received what it brought, and its network fee. */
export function ResultFacts({ chainId, summary, settled, fee }: Props) {
  const t = useTranslations('transactions');
  const paid = amountsOf(settled, 'paid');
  const recipient = settled.length > 0 && recipientOf(summary);
  if (settled.length === 0 && fee === undefined) return null;
  return (
    <div className={styles.facts}>
      <Facts>
        {paid.length > 0 && (
          <Fact term={t(wordOf(summary, 'paid'))} isTall={paid.length > 1}>
            <span className={styles.amounts}>
              {paid.map((amount) => (
                <span key={currencyId(amount.currency)}>
                  <AmountWithValue amount={amount} rounding={roundingOf(summary, 'paid')} />
                </span>
              ))}
            </span>
          </Fact>
        )}
        {recipient && (
          <Fact term={t('recipient')}>
            <FullAddress address={recipient} />
          </Fact>
        )}
        {fee !== undefined && (
          <Fact term={t('feePaid')}>
            <AmountWithValue
              amount={amountOf(nativeCurrency(chainId), fee)}
              rounding="up"
              digits={SHORT_DIGITS}
            />
          </Fact>
        )}
      </Facts>
    </div>
  );
}

function amountsOf(settled: readonly SettledAmount[], side: SettledAmount['side']) {
  return settled.flatMap((each) => (each.side === side ? [each.amount] : []));
}

/** What is paid is rounded up; what is exchanged one for one is one amount, rounded down. */
function roundingOf(summary: TransactionSummary, side: SettledAmount['side']) {
  return side === 'paid' && !isOneForOne(summary) ? 'up' : 'down';
}

function recipientOf(summary: TransactionSummary) {
  return summary.type === 'send' || summary.type === 'swap' ? summary.recipient : undefined;
}

function wordOf(summary: TransactionSummary, side: SettledAmount['side']) {
  if (summary.type === 'add') return side === 'paid' ? 'supplied' : 'poolTokensReceived';
  if (summary.type === 'send') return 'sentAmount';
  // What is staked in a farm has the tokens of its pair.
  if (summary.type === 'deposit') return summary.tokenA ? 'depositedAmount' : 'stakedAmount';
  const isForOther = summary.type === 'swap' && summary.recipient !== undefined;
  return isForOther && side === 'received' ? 'recipientReceived' : side;
}
