import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { withEnds } from '@/components/ui/withEnds';
import { amountOf } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import type { ConfirmedSwap } from '@/lib/exchange/market/readSandwich';
import { useSandwich } from '@/lib/exchange/market/useSandwich';
import { isRecent } from '@/lib/transactions/history/isRecent';
import {
  isConfirmed,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';

/**
 * Whether somebody traded around a confirmed swap, and what that cost. It is read when this is
 * shown for a recent swap, and on demand for an older one. Nothing for other transactions.
 */
export function AroundSwap({ record }: { record: TransactionRecord }) {
  const swap = confirmedSwap(record);
  return swap && <Finding swap={swap} isRecentSwap={isRecent(record, Date.now())} />;
}

type Props = { swap: ConfirmedSwap; isRecentSwap: boolean };

function Finding({ swap, isRecentSwap }: Props) {
  const t = useTranslations('activity.around');
  const [isWanted, setWanted] = useState(isRecentSwap);
  const { found, isReading, readAgain } = useSandwich(swap, isWanted);
  const isOpen = found === undefined || found.status === 'unknown';
  const check = () => (isWanted ? readAgain() : setWanted(true));
  return (
    <>
      <p role="status">
        {isReading && t('reading')}
        {!isReading &&
          found?.status === 'sandwiched' &&
          withEnds(
            t.rich('sandwiched', {
              amount: () => (
                <CurrencyAmount amount={amountOf(swap.output, found.cost)} digits={SHORT_DIGITS} />
              ),
            }),
          )}
        {!isReading && found && found.status !== 'sandwiched' && t(found.status)}
      </p>
      {isOpen && !isReading && (
        <Button variant="secondary" onClick={check}>
          {t('check')}
        </Button>
      )}
    </>
  );
}

function confirmedSwap(record: TransactionRecord): ConfirmedSwap | undefined {
  const { chainId, from: account, summary, receipt } = record;
  if (summary.type !== 'swap' || receipt === undefined) return undefined;
  if (!isConfirmed(outcomeOf(record))) return undefined;
  const { input, output } = summary;
  return { chainId, account, input: input.currency, output: output.currency, receipt };
}
