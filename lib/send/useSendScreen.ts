import { useMemo } from 'react';
import { isAddressEqual } from 'viem';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import { parseAmount } from '@/lib/amounts/parseAmount';
import { isDecimalsProblem } from '@/lib/knownTokens/decimalsCheck';
import { useDecimalsCheck } from '@/lib/knownTokens/useDecimalsCheck';
import { useIdOnChain } from '@/lib/knownTokens/useIdOnChain';
import { useTokens } from '@/lib/knownTokens/useTokens';
import { useTypedRecipient } from '@/lib/names/useTypedRecipient';
import { useFigureAge } from '@/lib/reads/useFigureAge';
import { useKnownFee } from '@/lib/tokenProbe/useKnownFee';
import { findCurrency } from '@/lib/tokens/find';
import { arriving } from '@/lib/trade/transferFees';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useAddress } from '@/lib/wallet/useAddress';
import { useBalances } from '@/lib/wallet/useBalances';
import type { ProposedSend } from './proposedSend';
import { sendInputError } from './sendInputError';
import { useFamiliarity } from './useFamiliarity';
import { useRecipientKind } from './useRecipientKind';
import { useSendForm } from './useSendForm';

/** The state and the actions of /send. */
export type SendState = ReturnType<typeof useSendScreen>;

/** The state of /send: the form, what is known of its recipient, why it cannot be reviewed. */
export function useSendScreen() {
  const chainId = useActiveChainId();
  const account = useAddress();
  const [form, dispatch] = useSendForm();
  const id = useIdOnChain(chainId)(form.currencyId);
  const tokens = useTokens(chainId);
  const currency = chainId && findCurrency(chainId, tokens, id);
  const [balance] = useBalances(chainId, account, [currency]);
  const typed: Amount | undefined = currency && parseAmount(form.typedValue, currency);
  const { isStale } = useFigureAge(chainId);
  const decimals = useDecimalsCheck(chainId, [currency]);
  const path = useMemo(() => currency && pathOf(currency), [currency]);
  const recipient = useTypedRecipient(form.recipient, path);
  const { address } = recipient;
  const isOwn = address && account && isAddressEqual(address, account);
  const kind = useRecipientKind(chainId, address);
  const known = useFamiliarity(chainId, account, address);
  const feeBps = useKnownFee(currency, 'sale', account);
  const proposal: ProposedSend | undefined =
    decimals.type === 'agrees' && typed && account && address && kind
      ? { account, recipient: address, amount: typed }
      : undefined;
  return {
    chainId,
    account,
    form,
    dispatch,
    /** The id of a chosen token that is on no list of the chain. */
    unknownId: chainId && currency === undefined ? id : undefined,
    side: {
      currency,
      balance,
      amount: typed,
      text: form.typedValue,
      isComputing: false,
    },
    isWaiting: chainId === undefined,
    recipient,
    /** What the recipient is on chain; undefined until known. */
    kind,
    /** What the account's earlier sends say of the recipient. */
    familiarity: known,
    isStale,
    isCheckingDecimals: decimals.type === 'checking',
    decimalsProblem: isDecimalsProblem(decimals) ? decimals : undefined,
    proposal,
    /** What arrives, as far as the token's fee is known. */
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

function pathOf(currency: NonNullable<ReturnType<typeof findCurrency>>) {
  const path = currency.type === 'token' ? [currency.address] : [];
  return { chainId: currency.chainId, path };
}
