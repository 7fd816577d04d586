import { wavaxAbi } from '@/lib/chain/contracts/abis/wavax';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { isEqualTo } from '@/lib/transactions/review/argumentChecks';
import { PLAIN_SEND_ERRORS } from '@/lib/transactions/review/sendErrors';
import type { Statement } from '@/lib/transactions/review/statement';
import { WrapFailedError } from './wrapFailedError';
import type { WrapType } from './wrapTerms';

/** A wrap or unwrap as it was shown; the amount is in wei. */
type ShownWrap = { readonly type: WrapType; readonly amount: bigint };

/** The statement of a wrap. */
export function wrapStatement({ type, amount }: ShownWrap): Statement {
  return {
    deadlineSeconds: 0,
    allowedCall: ({ chainId }) => ({
      target: EXCHANGE_ADDRESSES[chainId].wavax,
      abi: wavaxAbi,
      functionNames: [type === 'wrap' ? 'deposit' : 'withdraw'],
      args: { wad: isEqualTo(amount) },
      value: type === 'wrap' ? amount : 0n,
    }),
    unestimatedGas: 0n,
    sendErrors: {
      ...PLAIN_SEND_ERRORS,
      // WAVAX reverts without a reason.
      reverted: (_reason, cause) => new WrapFailedError(cause),
      unestimated: (cause) => new WrapFailedError(cause),
      unsent: (_message, cause) => new WrapFailedError(cause),
    },
  };
}
