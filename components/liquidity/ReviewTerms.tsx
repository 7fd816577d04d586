import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { FiguresFrom } from '@/components/transactions/FiguresFrom';
import { WholeAddress } from '@/components/transactions/WholeAddress';
import { Fact, Facts } from '@/components/ui/Facts';
import { formatSlippage } from '@/lib/amounts/slippage';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { minimums } from '@/lib/liquidity/minimums';
import type { ProposedAdd } from '@/lib/liquidity/proposals';
import { MARGIN_SECONDS } from '@/lib/review/deadline';
import { currencyId } from '@/lib/tokens/currency';
import { shortSymbol } from '@/lib/tokens/shortSymbol';

const MINUTE_SECONDS = 60;

type Props = {
  terms: Pick<ProposedAdd, 'account' | 'amounts' | 'slippageBps' | 'deadlineSeconds'>;
};

/** The worst outcome of an addition or removal, its deadline, and the addresses involved. */
export function ReviewTerms({ terms }: Props) {
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
      <FiguresFrom chainId={amounts[0].currency.chainId} />
      <Fact term={t('slippage')}>{formatSlippage(slippageBps, locale)}</Fact>
      <Fact term={t('deadline')}>
        {t('deadlineIn', { minutes: deadlineSeconds / MINUTE_SECONDS, margin: MARGIN_SECONDS })}
      </Fact>
      <Fact term={t('account')}>
        <WholeAddress address={account} />
      </Fact>
      <Fact term={t('contract')}>
        <WholeAddress address={EXCHANGE_ADDRESSES[amounts[0].currency.chainId].router} />
      </Fact>
    </Facts>
  );
}
