import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ContractFact } from '@/components/transactions/facts/ContractFact';
import { DeadlineFact } from '@/components/transactions/facts/DeadlineFact';
import { FullAddress } from '@/components/transactions/facts/FullAddress';
import { ReviewDetails } from '@/components/transactions/review/ReviewDetails';
import { Fact, Facts } from '@/components/ui/Facts';
import { formatSlippage } from '@/lib/base/amounts/slippage';
import { currencyId } from '@/lib/base/tokens/currency';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { AddTerms } from '@/lib/features/liquidity/addTerms';
import type { Sides } from '@/lib/features/liquidity/sides';

type MinimumsProps = {
  /** What a side comes to at worst. */
  minimums: Sides;
  /** Which minimums hold only for what the pool sends, because a token may keep a part of it. */
  atPool?: readonly [boolean, boolean];
  slippageBps: number;
};

/** The worst outcome of an addition or removal, and the tolerance that sets it. */
export function Minimums({ minimums, atPool, slippageBps }: MinimumsProps) {
  const t = useTranslations('liquidity');
  const words = useTranslations('poolReview');
  const symbolText = useSymbolText();
  const locale = useLocale();
  return (
    <>
      {minimums.map((least, index) => (
        <Fact
          key={currencyId(least.currency)}
          term={words(atPool?.[index] ? 'atLeastSent' : 'atLeast', {
            symbol: symbolText(least.currency),
          })}
        >
          <CurrencyAmount amount={least} />
        </Fact>
      ))}
      <Fact term={t('slippage')}>{formatSlippage(slippageBps, locale)}</Fact>
    </>
  );
}

type Props = { terms: Pick<AddTerms, 'account' | 'amounts' | 'deadlineSeconds'> };

/** The deadline of an addition or removal, and the addresses involved, folded. */
export function FoldedTerms({ terms: { account, amounts, deadlineSeconds } }: Props) {
  const words = useTranslations('poolReview');
  return (
    <ReviewDetails>
      <Facts>
        <DeadlineFact deadlineSeconds={deadlineSeconds} />
        <Fact term={words('account')}>
          <FullAddress address={account} />
        </Fact>
        <ContractFact address={EXCHANGE_ADDRESSES[amounts[0].currency.chainId].router} />
      </Facts>
    </ReviewDetails>
  );
}
