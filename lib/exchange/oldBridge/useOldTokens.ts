import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { OLD_BRIDGE_TOKENS } from '@/lib/base/tokens/oldBridge';
import type { Token } from '@/lib/base/tokens/token';
import { bridgeTokenAbi } from '@/lib/chain/contracts/abis/bridgeToken';
import { resultOf } from '@/lib/chain/reads/readOutcome';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { useBalanceReads } from '@/lib/holdings/wallet/useBalances';

const CHAIN_ID = 43114;

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
  const balances = useBalanceReads(
    CHAIN_ID,
    account,
    OLD_BRIDGE_TOKENS.map(({ token }) => token),
  );
  const heldAt = (index: number) => resultOf(balances[index]) ?? 0n;
  const supplies = useChainReads(
    CHAIN_ID,
    OLD_BRIDGE_TOKENS.map(({ token, replacement }, index) =>
      heldAt(index) > 0n
        ? {
            address: replacement.address,
            abi: bridgeTokenAbi,
            functionName: 'swapSupply',
            args: [token.address],
          }
        : undefined,
    ),
  );
  const tokens = OLD_BRIDGE_TOKENS.flatMap(({ token, replacement }, index): HeldOldToken[] => {
    const raw = heldAt(index);
    // One smallest unit becomes another, so it must be the same part of a whole.
    if (raw === 0n || token.decimals !== replacement.decimals) return [];
    const held = amountOf(token, raw);
    return [{ held, present: replacement, supply: resultOf(supplies[index]) }];
  });
  // A token whose contract does not answer hides none of the others.
  return { tokens, isLoading: balances.some(({ status }) => status === 'loading') };
}
