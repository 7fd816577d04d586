import { useEffect, useMemo } from 'react';
import { isAddressEqual } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { parseAmount } from '@/lib/base/amounts/parseAmount';
import { stableKey } from '@/lib/base/json/stableKey';
import { findCurrency } from '@/lib/base/tokens/findCurrency';
import { useTypedRecipient } from '@/lib/chain/recipients/useTypedRecipient';
import type { TokenProbe } from '@/lib/exchange/tokenProbe/tokenProbe';
import { useKnownProbe } from '@/lib/exchange/tokenProbe/useKnownProbe';
import { arriving } from '@/lib/exchange/trade/transferFees';
import { isDecimalsProblem } from '@/lib/holdings/knownTokens/decimalsCheck';
import { useDecimalsCheck } from '@/lib/holdings/knownTokens/useDecimalsCheck';
import { useIdOnChain } from '@/lib/holdings/knownTokens/useIdOnChain';
import { useTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { useRecipientVerdict } from '@/lib/transactions/recipientVerdict/useRecipientVerdict';
import { type SendFormEvent, sendFormOnChain } from './sendForm';
import { sendInputError } from './sendInputError';
import type { SendTerms } from './sendTerms';
import { useSendForm } from './useSendForm';

/** The state and the actions of /send. */
export type SendState = ReturnType<typeof useSendScreen>;

/** The state of /send: the form, what is known of its recipient, why it cannot be reviewed. */
export function useSendScreen() {
  const chainId = useActiveChainId();
  const account = useAddress();
  const [typedForm, dispatch] = useSendForm();
  const idOnChain = useIdOnChain(chainId);
  const form = useMemo(() => sendFormOnChain(typedForm, idOnChain), [typedForm, idOnChain]);
  useEffect(() => {
    if (form !== typedForm) dispatch({ type: 'chainChanged', idOnChain });
  }, [form, typedForm, dispatch, idOnChain]);
  const formStatus = useFormStatus('send', { chainId, account }, stableKey(form));
  const tokens = useTokens(chainId);
  const currency = chainId && findCurrency(chainId, tokens, form.currencyId);
  const [balance] = useBalances(chainId, account, [currency]);
  const typed: Amount | undefined = currency && parseAmount(form.typedValue, currency);
  const decimals = useDecimalsCheck(chainId, [currency]);
  const recipient = useTypedRecipient(form.recipient, undefined);
  const { address } = recipient;
  const isOwn = address && account && isAddressEqual(address, account);
  const { kind, comparison } = useRecipientVerdict({ chainId, account }, address);
  const feeBps = transferFeeBps(useKnownProbe(currency));
  const terms: SendTerms | undefined =
    decimals.type === 'agrees' && typed && account && address && kind
      ? { account, recipient: address, amount: typed }
      : undefined;
  return {
    chainId,
    account,
    form,
    dispatch: (event: SendFormEvent) => {
      formStatus.recordEdit();
      dispatch(event);
    },
    /** The status of this form. */
    formStatus,
    /** The id of a chosen token that is on no list of the chain. */
    unknownId: chainId && currency === undefined ? form.currencyId : undefined,
    side: {
      currency,
      balance,
      amount: typed,
      isTyped: true,
      text: form.typedValue,
      isComputing: false,
    },
    isWaiting: chainId === undefined,
    recipient,
    /** What the recipient is on chain; undefined until known. */
    kind,
    /** What the account's earlier sends say of the recipient. */
    comparison,
    isCheckingDecimals: decimals.type === 'checking',
    decimalsProblem: isDecimalsProblem(decimals) ? decimals : undefined,
    terms,
    /** What arrives, as far as a probe knows what the token takes of a transfer. */
    arriving: typed && amountOf(typed.currency, arriving(typed.raw, feeBps)),
    inputError: sendInputError({
      isConnected: account !== undefined,
      currency,
      decimalsProblem: isDecimalsProblem(decimals) ? decimals : undefined,
      typedValue: form.typedValue,
      typed,
      balance,
      recipientStatus: isOwn ? 'own' : recipient.status,
      kind,
    }),
  };
}

/** The fee of a transfer between accounts, in whole basis points; 0 if none is known. */
function transferFeeBps(probe: TokenProbe | undefined): number {
  if (probe?.kind !== 'probed' || probe.transfer.status !== 'done') return 0;
  return probe.transfer.feeBps;
}
