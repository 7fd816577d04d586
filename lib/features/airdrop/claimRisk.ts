import { ONE_TOKEN } from './requiredTokens';

/** What the airdrop requires of an account. Each is undefined while unknown. */
type AirdropNeeds = {
  readonly isOpen: boolean | undefined;
  /** What the account may claim, in the smallest unit of PNG. */
  readonly claimable: bigint | undefined;
  /**
   * The account's balances of UNI and SUSHI, in any order. The airdrop requires one whole token.
   */
  readonly held: bigint | undefined;
  readonly heldOfOther: bigint | undefined;
};

/**
 * What giving up some UNI or SUSHI does to an open claim. `lost`: the account would have less than
 * one whole of both tokens, so it can't claim. `unknown`: it is not known whether it would.
 */
export type ClaimRisk = 'none' | 'lost' | 'unknown';

/**
 * What giving up some of a token that the airdrop requires does to the claim of the account.
 *
 * @param raw - How much of the held token, in its smallest unit.
 */
export function claimRisk(
  { isOpen, claimable, held, heldOfOther }: AirdropNeeds,
  raw: bigint,
): ClaimRisk {
  if (isOpen === false || claimable === 0n) return 'none';
  if (heldOfOther !== undefined && heldOfOther >= ONE_TOKEN) return 'none';
  if (held !== undefined && (held < ONE_TOKEN || held - raw >= ONE_TOKEN)) return 'none';
  const isKnown = isOpen !== undefined && claimable !== undefined;
  return isKnown && held !== undefined && heldOfOther !== undefined ? 'lost' : 'unknown';
}
