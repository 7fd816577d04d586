import { type Address, isAddressEqual } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import { airdropAbi } from '@/lib/contracts/abis/airdrop';
import { erc20Abi } from '@/lib/contracts/abis/erc20';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { useLatestReceiptBlock } from '@/lib/history/useLatestReceiptBlock';
import { resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import type { Token } from '@/lib/tokens/token';
import { type ClaimRisk, claimRisk } from './claimAtRisk';

const CHAIN_ID = 43114;
const AIRDROP = { address: EXCHANGE_ADDRESSES[CHAIN_ID].airdrop, abi: airdropAbi } as const;

/** What an upgrade does to the claim of an account, and whether the airdrop asks for its token. */
export type UpgradeClaim = { readonly isAskedFor: boolean; readonly risk: ClaimRisk };

/**
 * What an upgrade does to an open claim from the airdrop, which asks for one whole UNI or SUSHI of
 * the old bridge, at the addresses that its contract names.
 */
export function useClaimRisk(account: Address, { currency, raw }: Amount<Token>): UpgradeClaim {
  const [uniToken, sushiToken] = useChainReads(
    CHAIN_ID,
    [
      { ...AIRDROP, functionName: 'uni' },
      { ...AIRDROP, functionName: 'sushi' },
    ],
    { everyBlocks: Number.POSITIVE_INFINITY },
  );
  const asked = [resultOf(uniToken), resultOf(sushiToken)];
  const isAsked = asked.map(
    (token) => token !== undefined && isAddressEqual(token, currency.address),
  );
  const isAskedFor = isAsked.includes(true);
  const other = asked[isAsked[0] ? 1 : 0];
  const [isOpen, claimable, held, heldOfOther] = useChainReads(
    CHAIN_ID,
    [
      isAskedFor ? { ...AIRDROP, functionName: 'claimingAllowed' } : undefined,
      isAskedFor ? { ...AIRDROP, functionName: 'withdrawAmount', args: [account] } : undefined,
      isAskedFor ? heldRead(currency.address, account) : undefined,
      isAskedFor && other ? heldRead(other, account) : undefined,
    ],
    { needsSameBlock: true, sinceBlock: useLatestReceiptBlock(CHAIN_ID, account) },
  );
  if (!isAskedFor) {
    const isUntold = asked.includes(undefined) && MAY_BE_ASKED.includes(currency.symbol);
    return { isAskedFor: isUntold, risk: isUntold ? 'unknown' : 'none' };
  }
  const needs = {
    isOpen: resultOf(isOpen),
    claimable: resultOf(claimable),
    held: resultOf(held),
    heldOfOther: resultOf(heldOfOther),
  };
  return { isAskedFor, risk: claimRisk(needs, raw) };
}

/** What the airdrop asks for, by the symbols of the catalogue, while its contract does not tell. */
const MAY_BE_ASKED: readonly string[] = ['UNI', 'SUSHI'];

function heldRead(token: Address, owner: Address) {
  return { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const;
}
