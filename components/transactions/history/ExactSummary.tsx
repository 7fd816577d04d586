import { Fragment } from 'react';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { currencyId } from '@/lib/base/tokens/currency';
import * as styles from './RecentTransactions.css';
import { type SentencePart, useSummaryParts } from './useSummaryText';

type SummaryProps = { summarized: Parameters<ReturnType<typeof useSummaryParts>>[0] };

/** A transaction as a short sentence, each amount with its exact digits on hover and focus. */
export function ExactSummary({ summarized }: SummaryProps) {
  const parts = useSummaryParts()(summarized, 'short');
  return (
    <p className={styles.sentence}>
      {parts.map((part) => (
        <Fragment key={keyOf(part)}>
          {typeof part === 'string' ? (
            part
          ) : (
            <ExactAmount amount={part.amount}>{part.text}</ExactAmount>
          )}
        </Fragment>
      ))}
    </p>
  );
}

function keyOf(part: SentencePart): string {
  return typeof part === 'string' ? part : currencyId(part.amount.currency);
}
