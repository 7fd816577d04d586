import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { AVALANCHE } from '@/lib/base/networks/network';
import { OLD_BRIDGE_TOKENS } from '@/lib/base/tokens/oldBridge';
import type { Token } from '@/lib/base/tokens/token';
import { bridgeTokenAbi } from '@/lib/chain/contracts/abis/bridgeToken';
import { resultOf } from '@/lib/chain/reads/readState';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { balanceRead } from '@/lib/holdings/wallet/balanceRead';

/** A token of the old bridge that an account holds. */
export type HeldOldToken = {
  readonly held: Amount<Token>;
  /** The token that takes its place. */
  readonly present: Token;
  /** How much of the old one it still takes, in the smallest unit; undefined while unknown. */
  readonly supply: bigint | undefined;
};

type OldTokens = {
  readonly tokens: readonly HeldOldToken[];
  /** Whether balances are still being read. */
  readonly isLoading: boolean;
};

/** The tokens of the old bridge that an account holds, of those that become as much of another. */
export function useOldTokens(account: Address | undefined): OldTokens {
  const owned = useReadRecords(AVALANCHE, OLD_BRIDGE_TOKENS, ({ token }) => ({
    balance: balanceRead(account, token),
  }));
  const read = useReadRecords(AVALANCHE, owned, ({ token, replacement, balance }) => ({
    supply: (resultOf(balance) ?? 0n) > 0n ? supplyRead(token, replacement) : undefined,
  }));
  const tokens = read.flatMap(({ token, replacement, balance, supply }): HeldOldToken[] => {
    const raw = resultOf(balance) ?? 0n;
    // One smallest unit becomes another, so it must be the same part of a whole.
    if (raw === 0n || token.decimals !== replacement.decimals) return [];
    return [{ held: amountOf(token, raw), present: replacement, supply: resultOf(supply) }];
  });
  // A token whose contract does not answer hides none of the others.
  return { tokens, isLoading: read.some(({ balance }) => balance.status === 'loading') };
}

/** The read of how much of an old token its replacement still takes. */
function supplyRead(token: Token, replacement: Token) {
  return {
    address: replacement.address,
    abi: bridgeTokenAbi,
    functionName: 'swapSupply',
    args: [token.address],
  } as const;
}
