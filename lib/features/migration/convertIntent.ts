import { AVALANCHE } from '@/lib/base/networks/network';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { assertApproved } from '@/lib/transactions/approvals/assertApproved';
import type { ExpectedChange, Intent } from '@/lib/transactions/submit/intent';
import { convertCalls } from './convertCalls';
import { convertStatement } from './convertStatement';
import type { ConversionTerms } from './convertTerms';

/**
 * The intent of a conversion, with the statement that its call must match.
 *
 * The router takes no minimum, so only the simulation right before the wallet is asked holds the
 * transaction to what was shown.
 *
 * Its `callsAt` throws as {@link assertApproved} does.
 *
 * @param hasAllowance - Whether the router may take the amount without a signature.
 */
export function convertIntent(proposed: ConversionTerms, hasAllowance: boolean): Intent {
  const { signature, ...unsigned } = proposed;
  const { account, amount, conversion, deadlineSeconds } = proposed;
  const { currency, raw } = amount;
  const { minted, removed, added } = conversion;
  const { migrationRouter } = EXCHANGE_ADDRESSES[AVALANCHE];
  const statement = convertStatement({
    from: currency.address,
    to: minted.currency.address,
    raw,
    deadlineSeconds,
    ...(signature && { signature }),
  });
  return {
    chainId: currency.chainId,
    account,
    statement,
    summary: {
      type: 'convert',
      amount,
      received: minted,
      tokenA: unwrapped(removed[0].currency),
      tokenB: unwrapped(removed[1].currency),
      presentA: unwrapped(added[0].currency),
      presentB: unwrapped(added[1].currency),
    },
    expectation: {
      changes: [{ currency, shown: -raw, worst: -raw }, ...receivedChanges(proposed)],
      approvals: [
        {
          token: currency,
          spender: migrationRouter,
          raw,
          signature: signature ? 'given' : 'possible',
        },
      ],
      callsWithoutPermitAt: (deadline) => convertCalls(unsigned, deadline),
    },
    callsAt: (deadline) => {
      assertApproved({ ...proposed, hasAllowance }, deadline, 'migrate');
      return convertCalls(proposed, deadline);
    },
  };
}

/** Fewer pool tokens mean more left over, so what is left over has no worst amount of its own. */
function receivedChanges({ conversion, least }: ConversionTerms): readonly ExpectedChange[] {
  const { minted, leftovers } = conversion;
  return [
    {
      currency: minted.currency,
      shown: minted.raw,
      worst: least.raw,
      boundBy: 'reviewed',
      unsimulated: 'blocks',
    },
    ...leftovers
      .filter(({ raw }) => raw > 0n)
      .map(({ currency, raw }) => ({ currency, shown: raw, worst: 0n })),
  ];
}
