import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { computedAmountText } from '@/lib/base/amounts/amountText';
import type { CurrencySide } from '@/lib/base/amounts/currencySide';
import type { Currency } from '@/lib/base/tokens/currency';
import { useKnownProbe } from '@/lib/exchange/tokenProbe/useKnownProbe';
import { impactTier } from '@/lib/exchange/trade/impactTier';
import type { Quote } from '@/lib/exchange/trade/quote';
import { maximumSold, type Trade, type TransferFees } from '@/lib/exchange/trade/trade';
import { useBestTrade } from '@/lib/exchange/trade/useBestTrade';
import { isDecimalsProblem } from '@/lib/holdings/knownTokens/decimalsCheck';
import { useDecimalsCheck } from '@/lib/holdings/knownTokens/useDecimalsCheck';
import { useSettings } from '@/lib/site/settings/store';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { swapFigures } from './swapFigures';
import { type Field, type SwapFormEvent, swapKey } from './swapForm';
import { swapInputError } from './swapInputError';
import type { SwapTerms } from './swapTerms';
import { useRecipient, useRecipientAddress } from './useRecipient';
import { useSwapForm } from './useSwapForm';
import { useTransferFees } from './useTransferFees';
import { wrapType } from './wrapTerms';

/** One side of the swap form, as it is shown. */
export type SwapSide = CurrencySide & {
  readonly field: Field;
  /** Whether it is not known yet which currency is chosen: before that the chain is unknown. */
  readonly isWaiting: boolean;
};

/** The state and the actions of the swap screen. */
export type SwapState = ReturnType<typeof useSwapScreen>;

/**
 * The state of the swap screen: the form, its figures on chain now, and why it cannot be reviewed.
 */
export function useSwapScreen() {
  const fields = useSwapForm();
  const { chainId, account, form, input, output, inputBalance, outputBalance, typed } = fields;
  const formStatus = useFormStatus('swap', fields, swapKey(form));
  const settings = useSettings();
  const { userSlippageTolerance: slippageBps, userDeadline: deadlineSeconds } = settings;
  const decimals = useDecimalsCheck(chainId, [input, output]);
  const decimalsProblem = isDecimalsProblem(decimals) ? decimals : undefined;
  const hasDecimals = decimals.type === 'agrees';
  const wrap = wrapType(input, output);
  const named = wrap ? undefined : form.recipient;
  const recipientAddress = useRecipientAddress(named, account);
  const isUnprobed = useKnownProbe(output)?.kind === 'unavailable';
  const transferFees = useTransferFees(input, output, { payer: account, recipientAddress });
  const quote = useBestTrade({ input, output, typed, exact: form.independentField, transferFees });
  const trade = quote.status === 'ready' ? quote.trade : undefined;
  const recipient = useRecipient(named, account, trade);
  const figures =
    trade && input && output && decimalsProblem === undefined
      ? swapFigures({ trade, input, output, slippageBps })
      : undefined;
  const terms: SwapTerms | undefined =
    hasDecimals && trade && input && output && account && recipient.address
      ? {
          trade,
          input,
          output,
          account,
          recipient: recipient.address,
          ethereumName: recipient.ethereumName,
          slippageBps,
          deadlineSeconds,
        }
      : undefined;
  const spent = trade
    ? maximumSold(trade, slippageBps).raw
    : knownInput(form.independentField, typed, wrap);
  // A link names currencies too, and is read with the chain.
  const isWaiting = chainId === undefined;
  const text = (field: Field) =>
    field === form.independentField || wrap ? form.typedValue : computedText(field, quote);
  const amount = (field: Field, currency: Currency | undefined) => {
    const raw = field === form.independentField || wrap ? typed?.raw : computedRaw(field, trade);
    return currency && raw !== undefined ? amountOf(currency, raw) : undefined;
  };
  const isComputing = (field: Field) =>
    field !== form.independentField && quote.status === 'loading';
  return {
    dispatch: (event: SwapFormEvent) => {
      formStatus.recordEdit();
      fields.dispatch(event);
    },
    chainId,
    account,
    unknownSide: chainId && fields.unknownSide,
    form,
    /** The status of this form. */
    formStatus,
    recipient,
    sides: {
      input: {
        field: 'input',
        currency: input,
        isWaiting,
        balance: inputBalance,
        amount: amount('input', input),
        isTyped: form.independentField === 'input',
        text: text('input'),
        isComputing: isComputing('input'),
      },
      output: {
        field: 'output',
        currency: output,
        isWaiting,
        balance: outputBalance,
        amount: amount('output', output),
        isTyped: form.independentField === 'output',
        text: text('output'),
        isComputing: isComputing('output'),
      },
    } satisfies Record<Field, SwapSide>,
    /** How the form wraps or unwraps the native coin, if it does. */
    wrap,
    wrapTerms:
      hasDecimals && wrap && input && typed && account
        ? { type: wrap, account, amount: amountOf(input, typed.raw) }
        : undefined,
    quote,
    figures,
    tier: figures && impactTier(figures.impact, settings.userExpertMode),
    isExpertMode: settings.userExpertMode,
    terms,
    /** Why amounts of a chosen token can't be signed. */
    decimalsProblem,
    /** Whether the contracts of the chosen tokens still have to confirm their decimals. */
    isCheckingDecimals: decimals.type === 'checking',
    inputError: swapInputError({
      isConnected: account !== undefined,
      decimalsProblem,
      form,
      input,
      output,
      recipientStatus: recipient.status,
      typed,
      spent: spent === undefined || input === undefined ? undefined : amountOf(input, spent),
      balance: inputBalance,
      feeTaking: feeTaking(transferFees, { input, output }),
      unprobed: isUnprobed ? output : undefined,
    }),
  };
}

function feeTaking(
  { sold, bought }: TransferFees,
  { input, output }: { input: Currency | undefined; output: Currency | undefined },
): Currency | undefined {
  if (bought > 0) return output;
  return sold > 0 ? input : undefined;
}

/** The amount to pay without a trade: the typed amount, if it is the input's. */
function knownInput(
  independentField: Field,
  typed: Amount | undefined,
  wrap: ReturnType<typeof wrapType>,
): bigint | undefined {
  return independentField === 'input' || wrap ? typed?.raw : undefined;
}

function computedRaw(field: Field, trade: Trade | undefined): bigint | undefined {
  return field === 'input' ? trade?.amountIn.raw : trade?.amountOut.raw;
}

function computedText(field: Field, quote: Quote): string {
  if (quote.status !== 'ready') return '';
  const { amountIn, amountOut } = quote.trade;
  return field === 'input'
    ? computedAmountText(amountIn, 'up')
    : computedAmountText(amountOut, 'down');
}
