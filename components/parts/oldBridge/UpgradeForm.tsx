import { useLocale, useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { AmountInput } from '@/components/parts/amounts/AmountInput';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { FormStop } from '@/components/parts/figuresAge/FormStop';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { DecimalsNotice } from '@/components/parts/tokens/DecimalsNotice';
import { MaxButton } from '@/components/parts/tokens/MaxButton';
import { SpendableBalance } from '@/components/parts/tokens/SpendableBalance';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ReviewButton } from '@/components/transactions/review/ReviewButton';
import { EndedReview } from '@/components/transactions/session/EndedReview';
import { OpenReviewDialog } from '@/components/transactions/session/OpenReviewDialog';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import { Fact, Facts } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatBalance } from '@/lib/base/amounts/formatAmount';
import { typedAmount } from '@/lib/base/amounts/typedAmount';
import { stableKey } from '@/lib/base/json/stableKey';
import type { UpgradeTerms } from '@/lib/exchange/oldBridge/upgradeTerms';
import type { HeldOldToken } from '@/lib/exchange/oldBridge/useOldTokens';
import { useTypedUpgrade } from '@/lib/exchange/oldBridge/useTypedUpgrade';
import { useDecimalsCheck } from '@/lib/holdings/knownTokens/useDecimalsCheck';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { UpgradeReviewDialog } from './UpgradeReviewDialog';

const LOGO_SIZE = 24;

type Props = {
  account: Address;
  token: HeldOldToken;
  /** Whether the account still holds the token. */
  isShown: boolean;
};

/** How much of an old token is converted. */
export function UpgradeForm({ account, token: { held, present, supply }, isShown }: Props) {
  const t = useTranslations('upgrade');
  const tokens = useTranslations('tokens');
  const locale = useLocale();
  const amountErrorText = useAmountErrorText();
  const symbolText = useSymbolText();
  const old = held.currency;
  const staleText = useStaleText(old.chainId);
  const decimals = useDecimalsCheck(old.chainId, [old, present]);
  // Nothing is filled in: what is burned can't be recovered.
  const [text, setTyped] = useTypedUpgrade(account, old.address);
  const { amount, error } = typedAmount(text, old, held);
  const owner = { chainId: old.chainId, account };
  const form = [old.address, text];
  const formStatus = useFormStatus('upgrade', owner, stableKey(form));
  const session = useReviewSession<UpgradeTerms>({
    chainId: old.chainId,
    form,
    formStatus,
    onConfirmed: () => setTyped(''),
  });
  const names = { old: symbolText(old), present: symbolText(present) };
  const isOver = supply === 0n;
  const isTooMuch = amount !== undefined && supply !== undefined && amount.raw > supply;
  const obstacle = () => {
    if (isOver) return t('acceptsNoMore', names);
    if (error) return amountErrorText({ type: error, currency: old });
    if (supply === undefined || decimals.type === 'checking') return t('reading');
    if (isTooMuch) return t('tooMuch', names);
    return decimals.type === 'agrees' ? staleText : t('unusable');
  };
  const obstacleText = obstacle();
  return (
    <>
      {isShown && (
        <>
          <AmountInput
            label={t('amount')}
            text={text}
            unit={names.old}
            onType={(next) => {
              formStatus.recordEdit();
              setTyped(next);
            }}
            currency={
              <>
                <TokenLogo currency={old} size={LOGO_SIZE} />
                {names.old}
              </>
            }
            note={
              <>
                <SpendableBalance balance={held} text={text} onFill={setTyped}>
                  {tokens('balance', { amount: formatBalance(held, { locale }) })}
                </SpendableBalance>
                <MaxButton balance={held} text={text} onMax={setTyped} />
              </>
            }
          />
          <Facts>
            <Fact term={t('received')}>
              {amount ? <CurrencyAmount amount={amountOf(present, amount.raw)} /> : NOT_KNOWN}
            </Fact>
            <Fact term={t('rate')}>{t('oneForOne', names)}</Fact>
          </Facts>
          <Notice tone="warning">{t('oneWay', names)}</Notice>
          {isTooMuch && !isOver && (
            <Notice tone="warning">
              {t('supply', {
                ...names,
                amount: formatBalance(amountOf(old, supply), { locale }),
              })}
            </Notice>
          )}
          {obstacleText === undefined && amount ? (
            <ReviewButton
              formStatus={formStatus}
              again={t('again')}
              onClick={() => session.start({ account, amount, present })}
            >
              {t('review')}
            </ReviewButton>
          ) : (
            <FormStop>{obstacleText ?? amountErrorText({ type: 'enterAmount' })}</FormStop>
          )}
        </>
      )}
      {decimals.type !== 'agrees' && decimals.type !== 'checking' && (
        <DecimalsNotice problem={decimals} />
      )}
      <EndedReview session={session} />
      <OpenReviewDialog session={session}>
        {(openReview) => <UpgradeReviewDialog openReview={openReview} held={held} />}
      </OpenReviewDialog>
    </>
  );
}
