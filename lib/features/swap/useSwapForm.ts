import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { Amount } from '@/lib/base/amounts/amount';
import { parseAmount } from '@/lib/base/amounts/parseAmount';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import type { Currency } from '@/lib/base/tokens/currency';
import { findCurrency } from '@/lib/base/tokens/findCurrency';
import { useIdOnChain } from '@/lib/holdings/knownTokens/useIdOnChain';
import { useTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import { swapFormAtom } from './atoms';
import { EMPTY_SWAP_FORM, swapFormOnChain } from './swapForm';

/** The swap form, with its currencies and their balances. */
export function useSwapForm() {
  const chainId = useActiveChainId();
  const account = useAddress();
  const [keptForm, dispatch] = useAtom(swapFormAtom);
  // While the page hydrates, the form is that of the exported document.
  const typedForm = useIsHydrated() ? keptForm : EMPTY_SWAP_FORM;
  const idOnChain = useIdOnChain(chainId);
  const form = useMemo(() => swapFormOnChain(typedForm, idOnChain), [typedForm, idOnChain]);
  useEffect(() => {
    if (form !== typedForm) dispatch({ type: 'chainChanged', idOnChain });
  }, [form, typedForm, dispatch, idOnChain]);
  const tokens = useTokens(chainId);
  const find = (id: string | undefined): Currency | undefined =>
    chainId && findCurrency(chainId, tokens, id);
  const [input, output] = [find(form.inputId), find(form.outputId)];
  const [inputBalance, outputBalance] = useBalances(chainId, account, [input, output]);
  const typedCurrency = form.independentField === 'input' ? input : output;
  const typed: Amount | undefined = typedCurrency && parseAmount(form.typedValue, typedCurrency);
  const sides = [
    { field: 'input' as const, id: form.inputId, currency: input },
    { field: 'output' as const, id: form.outputId, currency: output },
  ];
  return {
    chainId,
    /** The side with a currency from a link that is on no list. */
    unknownSide: sides.find(({ id, currency }) => id !== undefined && currency === undefined),
    account,
    form,
    dispatch,
    input,
    output,
    inputBalance,
    outputBalance,
    typed,
  };
}
