import { useAtom } from 'jotai';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import { computedAmountText } from '@/lib/amounts/amountText';
import { parseAmount } from '@/lib/amounts/parseAmount';
import { useEndpointHealth } from '@/lib/chain/useEndpointHealth';
import { useSettings } from '@/lib/settings/store';
import { CATALOGUE } from '@/lib/tokens/catalogue';
import { type Currency, nativeCurrency } from '@/lib/tokens/currency';
import { findCurrency } from '@/lib/tokens/find';
import { maximumSold } from '@/lib/trade/trade';
import { type Quote, useBestTrade } from '@/lib/trade/useBestTrade';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useAddress } from '@/lib/wallet/useAddress';
import { useBalances } from '@/lib/wallet/useBalances';
import { swapFormAtom } from './atoms';
import { swapFigures } from './figures';
import { type Field, swapInputError } from './form';
import type { ProposedSwap } from './writes';

/** One side of the swap form, as it is shown. */
export type SwapSide = {
  readonly field: Field;
  readonly currency: Currency | undefined;
  readonly balance: Amount | undefined;
  /** What its field shows: the typed text, or the computed amount to 6 significant digits. */
  readonly text: string;
};

/** What the swap screen shows and can do. */
export type SwapState = ReturnType<typeof useSwap>;

/** The swap screen's state: the form, what it means on chain now, and what keeps it from review. */
export function useSwap() {
  const chainId = useActiveChainId();
  const account = useAddress();
  const { isStale } = useEndpointHealth(chainId);
  const [form, act] = useAtom(swapFormAtom);
  const { userSlippageTolerance: slippageBps, userDeadline: deadlineSeconds } = useSettings();
  const tokens = chainId === undefined ? [] : CATALOGUE[chainId];
  const find = (id: string | undefined) => chainId && findCurrency(chainId, tokens, id);
  const [input, output] = [find(form.inputId), find(form.outputId)];
  const [inputBalance, outputBalance] = useBalances(chainId, account, [input, output]);
  const typedCurrency = form.independentField === 'input' ? input : output;
  const typed = typedCurrency && parseAmount(form.typedValue, typedCurrency);
  const quote = useBestTrade({ input, output, typed, exact: form.independentField });
  const trade = quote.status === 'ready' ? quote.trade : undefined;
  const spent = trade && input && amountOf(input, maximumSold(trade, slippageBps).raw);
  const proposal: ProposedSwap | undefined =
    trade && input && output && account
      ? { trade, input, output, account, recipient: account, slippageBps, deadlineSeconds }
      : undefined;
  const side = (field: Field, currency: Currency | undefined, balance: Amount | undefined) => ({
    field,
    currency,
    balance,
    text: field === form.independentField ? form.typedValue : computedText(field, quote),
  });
  return {
    act,
    account,
    figures: trade && input && output && swapFigures(trade, { input, output }, slippageBps),
    sides: {
      input: side('input', input, inputBalance),
      output: side('output', output, outputBalance),
    },
    currencies: chainId === undefined ? [] : [nativeCurrency(chainId), ...tokens],
    quote,
    /** Whether the quote is too old to be signed. */
    isStale,
    proposal,
    inputError: swapInputError({
      isConnected: account !== undefined,
      form,
      input,
      output,
      typed,
      spent: spent ?? (form.independentField === 'input' ? typed : undefined),
      balance: inputBalance,
    }),
  };
}

function computedText(field: Field, quote: Quote): string {
  if (quote.status !== 'ready') return '';
  const { amountIn, amountOut } = quote.trade;
  return field === 'input'
    ? computedAmountText(amountIn, 'up')
    : computedAmountText(amountOut, 'down');
}
