import { FileCheck, Vote } from 'lucide-react';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { summaryCurrencies } from '@/lib/transactions/history/summaryCurrencies';

type Props = {
  summary: TransactionSummary;
  /** In pixels. */
  size: number;
};

/** The logos of what a transaction moves, or the sign of what it does. */
export function SummaryLogos({ summary, size }: Props) {
  const [first, second] = summaryCurrencies(summary);
  if (first && second) return <PairLogos currencies={[first, second]} size={size} />;
  if (first) return <TokenLogo currency={first} size={size} />;
  const isVote = summary.type !== 'queue' && summary.type !== 'execute';
  return isVote ? <Vote size={size} /> : <FileCheck size={size} />;
}
