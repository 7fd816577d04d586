import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { ContractFact } from '@/components/transactions/facts/ContractFact';
import { DeadlineFact } from '@/components/transactions/facts/DeadlineFact';
import { FullAddress } from '@/components/transactions/facts/FullAddress';
import { amountNote } from '@/components/transactions/review/Review.css';
import { ReviewDetails } from '@/components/transactions/review/ReviewDetails';
import { Fact, Facts } from '@/components/ui/Facts';
import { withEnds } from '@/components/ui/withEnds';
import type { Amount } from '@/lib/base/amounts/amount';
import { formatSlippage } from '@/lib/base/amounts/slippage';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { AddTerms } from '@/lib/features/liquidity/addTerms';

type LeastProps = {
  /** What a side comes to at worst. */
  least: Amount;
  /** Whether that holds only for what the pool sends, because the token may keep a part of it. */
  isSent?: boolean;
};

/** Beside an amount of an addition or removal: its worst outcome. */
export function LeastNote({ least, isSent = false }: LeastProps) {
  const words = useTranslations('poolReview');
  const amount = () => <CurrencyAmount amount={least} />;
  return (
    <span className={amountNote}>
      {withEnds(words.rich(isSent ? 'atLeastSent' : 'atLeast', { amount }))}
    </span>
  );
}

type Props = {
  terms: Pick<AddTerms, 'account' | 'amounts' | 'deadlineSeconds' | 'slippageBps'>;
  /** Facts of its own, above them. */
  children: ReactNode;
};

/**
 * What of an addition or removal is looked up rather than read, folded: the tolerance that sets its
 * worst outcome, its deadline, and the addresses involved.
 */
export function FoldedTerms({ terms, children }: Props) {
  const t = useTranslations('liquidity');
  const words = useTranslations('poolReview');
  const locale = useLocale();
  const { account, amounts, deadlineSeconds, slippageBps } = terms;
  return (
    <ReviewDetails>
      <Facts>
        {children}
        <Fact term={t('slippage')}>{formatSlippage(slippageBps, locale)}</Fact>
        <DeadlineFact deadlineSeconds={deadlineSeconds} />
        <Fact term={words('account')}>
          <FullAddress address={account} />
        </Fact>
        <ContractFact address={EXCHANGE_ADDRESSES[amounts[0].currency.chainId].router} />
      </Facts>
    </ReviewDetails>
  );
}
