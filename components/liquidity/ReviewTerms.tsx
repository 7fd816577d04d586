import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { ContractFact } from '@/components/transactions/ContractFact';
import { DeadlineFact } from '@/components/transactions/DeadlineFact';
import { FiguresFrom } from '@/components/transactions/FiguresFrom';
import { FullAddress } from '@/components/transactions/FullAddress';
import { Fact, Facts } from '@/components/ui/Facts';
import { formatSlippage } from '@/lib/amounts/slippage';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { minimums } from '@/lib/liquidity/minimums';
import type { ProposedAdd } from '@/lib/liquidity/proposals';
import type { FiguresMoment } from '@/lib/reads/figuresMoment';
import { currencyId } from '@/lib/tokens/currency';
import { shortSymbol } from '@/lib/tokens/shortSymbol';

type Props = {
  terms: Pick<ProposedAdd, 'account' | 'amounts' | 'slippageBps' | 'deadlineSeconds'>;
  /** When its figures were read. */
  figuresMoment: FiguresMoment | undefined;
};

/** The worst outcome of an addition or removal, its deadline, and the addresses involved. */
export function ReviewTerms({ terms, figuresMoment }: Props) {
  const t = useTranslations('liquidity');
  const locale = useLocale();
  const { account, amounts, slippageBps, deadlineSeconds } = terms;
  return (
    <Facts>
      {minimums(amounts, slippageBps).map((least) => (
        <Fact
          key={currencyId(least.currency)}
          term={t('atLeast', { symbol: shortSymbol(least.currency.symbol) })}
        >
          <CurrencyAmount amount={least} />
        </Fact>
      ))}
      <FiguresFrom moment={figuresMoment} />
      <Fact term={t('slippage')}>{formatSlippage(slippageBps, locale)}</Fact>
      <DeadlineFact deadlineSeconds={deadlineSeconds} />
      <Fact term={t('account')}>
        <FullAddress address={account} />
      </Fact>
      <ContractFact address={EXCHANGE_ADDRESSES[amounts[0].currency.chainId].router} />
    </Facts>
  );
}
