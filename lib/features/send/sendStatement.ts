import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import type { ChainId } from '@/lib/base/networks/network';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { exclusionOf, InvalidRecipientError } from '@/lib/chain/recipients/excludedRecipient';
import { isEqualTo, isSameAddress } from '@/lib/transactions/review/argumentChecks';
import { PLAIN_SEND_ERRORS } from '@/lib/transactions/review/sendErrors';
import type { AllowedCall, Statement } from '@/lib/transactions/review/statement';
import { TransferRefusedError } from './transferRefusedError';

/** A send as it was shown. */
type ShownSend = { readonly recipient: Address; readonly amount: Amount };

/**
 * The statement of a send.
 *
 * Its `allowedCall` throws an InvalidRecipientError when the amount would be lost.
 */
export function sendStatement(shown: ShownSend): Statement {
  return {
    deadlineSeconds: 0,
    allowedCall: ({ chainId }) => allowedSend(shown, chainId),
    unestimatedGas: 0n,
    sold: shown.amount,
    sendErrors: { ...PLAIN_SEND_ERRORS, returnedFalse: () => new TransferRefusedError() },
  };
}

function allowedSend({ recipient, amount }: ShownSend, chainId: ChainId): AllowedCall {
  const { currency, raw } = amount;
  const path = currency.type === 'token' ? [currency.address] : [];
  if (exclusionOf(recipient, { chainId, path })) throw new InvalidRecipientError(recipient);
  if (currency.type === 'native') return { target: recipient, value: raw };
  return {
    target: currency.address,
    abi: erc20Abi,
    functionNames: ['transfer'],
    args: { recipient: isSameAddress(recipient), amount: isEqualTo(raw) },
    value: 0n,
  };
}
