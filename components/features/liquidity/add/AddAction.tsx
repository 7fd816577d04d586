import { useTranslations } from 'next-intl';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { FormStop } from '@/components/parts/figuresAge/FormStop';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { ReviewButton } from '@/components/transactions/review/ReviewButton';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { Amount } from '@/lib/base/amounts/amount';
import { isAmountError } from '@/lib/base/amounts/amountError';
import { exactAmountText } from '@/lib/base/amounts/amountText';
import { spendable } from '@/lib/base/amounts/spendable';
import type { AddTerms } from '@/lib/features/liquidity/addTerms';
import type { AddState } from '@/lib/features/liquidity/useAddScreen';
import { useSettings } from '@/lib/site/settings/store';
import { useSkipsReview } from '@/lib/transactions/submit/useSkipsReview';

type Props = {
  state: AddState;
  onReview: (reviewed: AddTerms) => void;
};

/** The primary action. Its label always says what is missing. */
export function AddAction({ state, onReview }: Props) {
  const t = useTranslations('liquidity');
  const tokens = useTranslations('tokens');
  const amountErrorText = useAmountErrorText();
  const symbolText = useSymbolText();
  const isExpertMode = useSettings((settings) => settings.userExpertMode);
  const skipsReview = useSkipsReview(isExpertMode);
  const staleText = useStaleText(state.chainId);
  const { inputError, obstacle, pairStatus, terms, sides } = state;
  const isPicked = sides.currencyA.currency && sides.currencyB.currency;
  const isTyped = state.form.typedValue !== '';
  if (inputError?.type === 'connectWallet') return <ConnectAction />;
  if (!isPicked) return <FormStop>{tokens('selectTitle')}</FormStop>;
  if (obstacle) return <FormStop>{t('unusable')}</FormStop>;
  if (pairStatus === 'loading' && isTyped) return <FormStop>{t('loading')}</FormStop>;
  if (inputError?.type === 'insufficientBalance') {
    const symbol = symbolText(inputError.currency);
    const most = mostOfOther(state);
    return (
      <>
        <FormStop>{amountErrorText(inputError)}</FormStop>
        {most && (
          <Button
            variant="text"
            onClick={() => state.setTyped(most.field, exactAmountText(most.amount))}
          >
            {t('useAll', { symbol })}
          </Button>
        )}
      </>
    );
  }
  if (inputError?.type === 'poolFull') return <PoolFull room={inputError.room} />;
  if (inputError && isAmountError(inputError))
    return <FormStop>{amountErrorText(inputError)}</FormStop>;
  if (inputError) return <FormStop>{t(inputError.type)}</FormStop>;
  if (staleText) return <FormStop>{staleText}</FormStop>;
  if (!terms) return <FormStop>{t('loading')}</FormStop>;
  return (
    <ReviewButton formStatus={state.formStatus} again={t('again')} onClick={() => onReview(terms)}>
      {t(skipsReview ? 'supplyNow' : 'supply')}
    </ReviewButton>
  );
}

/** All that can be spent of the computed side, when the account has too little of it alone. */
function mostOfOther({ sides, form, inputError, poolState }: AddState) {
  const side = sides[form.independentField === 'currencyA' ? 'currencyB' : 'currencyA'];
  if (inputError?.type !== 'insufficientBalance' || poolState !== 'live') return undefined;
  if (inputError.currency !== side.currency || side.balance === undefined) return undefined;
  const amount = spendable(side.balance);
  return amount.raw > 0n ? { field: side.field, amount } : undefined;
}

/** Says that a pool can't take the amount, and how much it can. */
function PoolFull({ room }: { room: Amount }) {
  const t = useTranslations('liquidity');
  const errors = useTranslations('errors');
  return (
    <>
      <FormStop>{errors('tooLarge')}</FormStop>
      <Notice tone="warning">
        {t.rich('poolFull', { room: () => <CurrencyAmount amount={room} /> })}
      </Notice>
    </>
  );
}
