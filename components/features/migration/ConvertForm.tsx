import { useLocale, useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { AmountInput } from '@/components/parts/amounts/AmountInput';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { FormStop } from '@/components/parts/figuresAge/FormStop';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { MaxButton } from '@/components/parts/tokens/MaxButton';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { SpendableBalance } from '@/components/parts/tokens/SpendableBalance';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { useLatch } from '@/components/ui/useLatch';
import { exactAmountText } from '@/lib/base/amounts/amountText';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import { formatBalance } from '@/lib/base/amounts/formatAmount';
import { formatPriceDeviation } from '@/lib/base/amounts/formatPercent';
import { typedAmount } from '@/lib/base/amounts/typedAmount';
import { stableKey } from '@/lib/base/json/stableKey';
import { AVALANCHE } from '@/lib/base/networks/network';
import { type ConversionNow, useConversion } from '@/lib/features/migration/useConversion';
import type { MigratedPair } from '@/lib/features/migration/useMigration';
import { useTypedConversion } from '@/lib/features/migration/useTypedConversion';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { ConversionObstacleNotice } from './ConversionObstacleNotice';

const ConvertReviewFlow = lazyPart(() => import('./ConvertReviewFlow'), 'ConvertReviewFlow');

const LOGO_SIZE = 24;

type Props = {
  account: Address;
  from: MigratedPair;
  to: MigratedPair;
  /** Whether it is the current step. */
  isShown: boolean;
};

/** Converts pool tokens of the old pair: all that the account has, unless an amount is typed. */
export function ConvertForm({ account, from, to, isShown }: Props) {
  const t = useTranslations('migration');
  const tokens = useTranslations('tokens');
  const locale = useLocale();
  const amountErrorText = useAmountErrorText();
  const symbolText = useSymbolText();
  const staleText = useStaleText(AVALANCHE);
  const available = from.position?.liquidity;
  const { liquidityToken } = from.pool.pair;
  const [typed, setTyped] = useTypedConversion(account, liquidityToken.address);
  const text = typed ?? (available ? exactAmountText(available) : '');
  const { amount, error } = typedAmount(text, liquidityToken, available);
  const now = useConversion(from, to, amount ?? available);
  // An amount that can't be converted anyway says nothing about the pairs.
  const obstacle = error === undefined ? now.obstacle : undefined;
  const form = [liquidityToken.address, to.pool.pair.liquidityToken.address, typed];
  const formStatus = useFormStatus('convert', { chainId: AVALANCHE, account }, stableKey(form));
  const formObstacle = () => {
    if (error === 'tooManyDecimals')
      return amountErrorText({ type: error, currency: liquidityToken });
    if (available === undefined || !now.isKnown) return t('reading');
    if (error) return amountErrorText({ type: error, currency: liquidityToken });
    return staleText;
  };
  const formObstacleText = formObstacle();
  const hasBegun = useLatch(isShown && formObstacleText === undefined);
  return (
    <>
      <AmountInput
        label={t('amount')}
        text={text}
        unit={symbolText(liquidityToken)}
        hasValue={false}
        onType={(next) => {
          formStatus.recordEdit();
          setTyped(next);
        }}
        currency={<PairLogos currencies={from.currencies} size={LOGO_SIZE} />}
        note={
          available && (
            <>
              <SpendableBalance balance={available} text={text} onFill={setTyped}>
                {tokens('balance', { amount: formatBalance(available, { locale }) })}
              </SpendableBalance>
              <MaxButton balance={available} text={text} onMax={setTyped} />
            </>
          )
        }
      />
      <ConversionFacts now={now} />
      {obstacle && <ConversionObstacleNotice obstacle={obstacle} now={now} from={from} to={to} />}
      {!obstacle && formObstacleText && <FormStop>{formObstacleText}</FormStop>}
      {hasBegun && (
        <ConvertReviewFlow
          {...{ account, from, to, now, amount, form, formStatus }}
          isShown={isShown && formObstacleText === undefined && obstacle === undefined}
          onConfirmed={() => setTyped(undefined)}
        />
      )}
    </>
  );
}

type ConversionFactsProps = { now: ConversionNow };

/** What a conversion yields, what it leaves over, and how the prices of the two pairs differ. */
function ConversionFacts({ now: { conversion, gapBps, isKnown } }: ConversionFactsProps) {
  const t = useTranslations('migration');
  const locale = useLocale();
  if (gapBps === undefined) return null;
  const returned = conversion?.leftovers.filter(({ raw }) => raw > 0n) ?? [];
  return (
    <Facts>
      <Fact term={t('received')}>
        {conversion ? <CurrencyAmount amount={conversion.minted} /> : isKnown && t('none')}
        {!conversion && !isKnown && <Skeleton characters={8} />}
      </Fact>
      <Fact term={t('returned')} isTall>
        {returned.length === 0
          ? t('none')
          : returned.map((amount) => (
              <span key={amount.currency.address}>
                <CurrencyAmount amount={amount} />{' '}
              </span>
            ))}
      </Fact>
      <Fact term={t('priceGap')}>
        {formatPriceDeviation({ numerator: gapBps, denominator: BPS_BASE }, locale)}
      </Fact>
    </Facts>
  );
}
