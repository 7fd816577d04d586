import { AVALANCHE } from '@/lib/base/networks/network';
import { migrationRouterAbi } from '@/lib/chain/contracts/abis/migrationRouter';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { ConversionTerms } from './convertTerms';

/**
 * The call that converts pool tokens, for the account itself.
 *
 * @param deadline - In seconds since 1970. A signature brings its own.
 */
export function convertCalls(
  { account, amount, conversion, signature }: ConversionTerms,
  deadline: bigint,
): CallCandidates {
  const { currency, raw } = amount;
  const pairs = [currency.address, conversion.minted.currency.address] as const;
  const router = {
    address: EXCHANGE_ADDRESSES[AVALANCHE].migrationRouter,
    abi: migrationRouterAbi,
  };
  if (signature === undefined)
    return [
      {
        ...router,
        functionName: 'migrateLiquidity',
        args: [...pairs, account, raw, deadline],
      },
    ];
  const { v, r, s } = signature;
  return [
    {
      ...router,
      functionName: 'migrateLiquidityWithPermit',
      args: [...pairs, account, raw, signature.deadline, v, r, s],
    },
  ];
}
