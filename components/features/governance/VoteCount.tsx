import { useLocale } from 'next-intl';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatPng } from '@/lib/base/amounts/formatPng';
import type { Locale } from '@/lib/base/i18n/locales';
import { AVALANCHE } from '@/lib/base/networks/network';
import { pngToken } from '@/lib/chain/contracts/pngToken';

/** Votes in whole numbers, rounded down; one vote is one PNG. Hover and focus show all digits. */
export function VoteCount({ votes }: { votes: bigint }) {
  const locale = useLocale();
  const amount = amountOf(pngToken(AVALANCHE), votes);
  return <ExactAmount amount={amount}>{voteText(votes, locale)}</ExactAmount>;
}

/**
 * Votes as text, in whole numbers, rounded down.
 *
 * @param votes - In 10^-18 PNG.
 */
export function voteText(votes: bigint, locale: Locale): string {
  const amount = amountOf(pngToken(AVALANCHE), votes);
  return formatPng(amount, 0, locale);
}
