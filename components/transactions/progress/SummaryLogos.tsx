import { FileCheck, Vote } from 'lucide-react';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { summaryCurrencies } from '@/lib/transactions/history/summaryCurrencies';
import { logos } from './ProgressRing.css';

type Props = {
  summary: TransactionSummary;
  /** In pixels. */
  size: number;
};

/** The logos of what a transaction moves, or the sign of what it does. */
export function SummaryLogos({ summary, size }: Props) {
  const [first, second] = summaryCurrencies(summary);
  if (first)
    return (
      <span className={logos}>
        <TokenLogo currency={first} size={size} />
        {second && <TokenLogo currency={second} size={size} />}
      </span>
    );
  const isVote = summary.type !== 'queue' && summary.type !== 'execute';
  return isVote ? <Vote size={size} /> : <FileCheck size={size} />;
}
