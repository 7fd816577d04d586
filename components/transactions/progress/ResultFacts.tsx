import { useTranslations } from 'next-intl';
import { AmountWithValue } from '@/components/parts/tokens/AmountWithValue';
import { FullAddress } from '@/components/transactions/facts/FullAddress';
import { Fact, Facts } from '@/components/ui/Facts';
import { amountOf } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import type { ChainId } from '@/lib/base/networks/network';
import { currencyId, nativeCurrency } from '@/lib/base/tokens/currency';
import { type SettledAmount, settledAmounts } from '@/lib/transactions/history/settledAmounts';
import type { MovedAmounts, TransactionSummary } from '@/lib/transactions/history/summary';
import { isConfirmed, type TransactionOutcome } from '@/lib/transactions/history/transaction';
import * as styles from './TransactionProgress.css';

const SIDES: readonly SettledAmount['side'][] = ['paid', 'received'];

type Props = {
  chainId: ChainId;
  summary: TransactionSummary;
  outcome: TransactionOutcome;
  moved: MovedAmounts | undefined;
  /** In wei. */
  fee: bigint | undefined;
};

/** What a transaction paid and received, who received it, and its network fee. */
export function ResultFacts({ chainId, summary, outcome, moved, fee }: Props) {
  const t = useTranslations('transactions');
  const settled = isConfirmed(outcome) ? settledAmounts(summary, moved) : [];
  const recipient = settled.length > 0 && recipientOf(summary);
  if (settled.length === 0 && fee === undefined) return null;
  return (
    <div className={styles.facts}>
      <Facts>
        {SIDES.map((side) => {
          const amounts = settled.filter((each) => each.side === side);
          return (
            amounts.length > 0 && (
              <Fact key={side} term={t(wordOf(summary, side))} isTall={amounts.length > 1}>
                <span className={styles.amounts}>
                  {amounts.map(({ amount }) => (
                    <span key={currencyId(amount.currency)}>
                      <AmountWithValue amount={amount} rounding={roundingOf(summary, side)} />
                    </span>
                  ))}
                </span>
              </Fact>
            )
          );
        })}
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

/** What is paid is rounded up; what is exchanged one for one is one amount, rounded down. */
function roundingOf({ type }: TransactionSummary, side: SettledAmount['side']) {
  const isOneForOne = type === 'wrap' || type === 'unwrap' || type === 'upgrade';
  return side === 'paid' && !isOneForOne ? 'up' : 'down';
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
