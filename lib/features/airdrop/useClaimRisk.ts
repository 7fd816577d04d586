import { type Address, isAddressEqual } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { resultOf } from '@/lib/chain/reads/readState';
import { ONCE, useChainReads } from '@/lib/chain/reads/useChainReads';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { usePendingItems } from '@/lib/transactions/submit/usePendingItems';
import { claimableRead, LASTING_READS, OPEN_READ, tokenBalanceRead } from './airdropReads';
import { type ClaimRisk, claimRisk } from './claimRisk';

/**
 * What the airdrop requires, by the symbols of the catalogue, while its contract does not report
 * it.
 */
const MAY_BE_REQUIRED: readonly string[] = ['UNI', 'SUSHI'];

/** The transactions that may take UNI or SUSHI from the account. */
const SPENDING = ['upgrade', 'swap', 'send', 'add'] as const;

/** Whether the airdrop requires a token, and what giving some of it up does to the claim. */
type ClaimOf = { readonly isRequired: boolean; readonly risk: ClaimRisk };

/**
 * What giving up an amount does to an account's open claim from the airdrop, which requires one
 * whole UNI or SUSHI of the old bridge, at the addresses that its contract names.
 */
export function useClaimRisk(account: Address, { currency, raw }: Amount<Token>): ClaimOf {
  const [uniToken, sushiToken] = useChainReads(AVALANCHE, LASTING_READS, {
    everyBlocks: ONCE,
  });
  const [uni, sushi] = [resultOf(uniToken), resultOf(sushiToken)];
  const isUni = uni !== undefined && isAddressEqual(uni, currency.address);
  const isSushi = sushi !== undefined && isAddressEqual(sushi, currency.address);
  const isRequired = isUni || isSushi;
  const { sent } = usePendingItems(SPENDING);
  const other = isUni ? sushi : uni;
  const [isOpen, claimable, held, heldOfOther] = useChainReads(
    AVALANCHE,
    isRequired
      ? [
          OPEN_READ,
          claimableRead(account),
          tokenBalanceRead(currency.address, account),
          other && tokenBalanceRead(other, account),
        ]
      : [undefined, undefined, undefined, undefined],
    { needsSameBlock: true, sinceBlock: useLatestReceiptBlock(AVALANCHE, account) },
  );
  if (!isRequired) {
    const isUnknown = uni === undefined || sushi === undefined;
    const mayBe = isUnknown && MAY_BE_REQUIRED.includes(currency.symbol);
    return { isRequired: mayBe, risk: mayBe ? 'unknown' : 'none' };
  }
  const needs = {
    isOpen: resultOf(isOpen),
    claimable: resultOf(claimable),
    held: resultOf(held),
    heldOfOther: resultOf(heldOfOther),
  };
  const risk = claimRisk(needs, raw);
  // A transaction in progress may take tokens that are counted on here.
  return { isRequired, risk: risk === 'none' && sent.length > 0 ? 'unknown' : risk };
}
