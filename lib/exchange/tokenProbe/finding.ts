import type { TokenProbe } from './tokenProbe';

/** One finding about a token. Fees are in whole basis points. */
export type Finding =
  | {
      readonly type: 'transferFee' | 'tradeFee' | 'purchaseFee' | 'saleFee';
      readonly block: bigint;
      readonly feeBps: number;
    }
  | {
      readonly type: 'purchaseRefused' | 'saleRefused';
      readonly block: bigint;
      readonly reason: string;
    }
  | { readonly type: 'saleUntried' | 'traded'; readonly block: bigint };

/**
 * The findings to show about a token; none without a probe or a pool.
 *
 * @param isSold - Whether the token is to be sold. Then findings of its purchase are left out.
 */
export function findingsOf(probe: TokenProbe | undefined, isSold = false): readonly Finding[] {
  const findings = purchaseThenSale(probe);
  return isSold ? findings.filter(({ type }) => !ONLY_PURCHASE.includes(type)) : findings;
}

const ONLY_PURCHASE: readonly Finding['type'][] = ['purchaseFee', 'purchaseRefused'];

/** At most one finding of the purchase, then one of the sale. */
function purchaseThenSale(probe: TokenProbe | undefined): readonly Finding[] {
  if (probe?.kind !== 'probed') return [];
  const { block, purchase, sale, transfer } = probe;
  if (purchase.status === 'refused')
    return [{ type: 'purchaseRefused', block, reason: purchase.reason }];
  const bought = purchase.status === 'done' ? purchase.feeBps : 0;
  if (sale.status === 'done' && sale.feeBps === bought) {
    if (bought === 0) return [{ type: 'traded', block }];
    const isOnEach = transfer.status === 'done' && transfer.feeBps === bought;
    return [{ type: isOnEach ? 'transferFee' : 'tradeFee', block, feeBps: bought }];
  }
  const fee: Finding[] = bought === 0 ? [] : [{ type: 'purchaseFee', block, feeBps: bought }];
  switch (sale.status) {
    case 'done':
      return sale.feeBps === 0 ? fee : [...fee, { type: 'saleFee', block, feeBps: sale.feeBps }];
    case 'refused':
      return [...fee, { type: 'saleRefused', block, reason: sale.reason }];
    case 'untried':
      return [...fee, { type: 'saleUntried', block }];
  }
}
