import type { Token } from '@/lib/base/tokens/token';
import type { TokenFaults } from './tokenFault';

/** The version of a token list. */
type ListVersion = {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
};

/** A checked token list with only the tokens of this app's chains, their texts safe to show. */
export type TokenList = {
  readonly name: string;
  readonly version: ListVersion;
  /** When its publisher made this version, as ISO 8601; undefined if the list has no valid time. */
  readonly timestamp?: string;
  /** An https or ipfs address. */
  readonly logoURI?: string;
  /** Each once, with a checksummed address, in the order of the list. */
  readonly tokens: readonly Token[];
  /** How many of its tokens were left out: those of other chains, and unusable ones. */
  readonly leftOut: number;
  /** Those of them that are on this app's chains, by their faults; undefined for none. */
  readonly faults?: TokenFaults;
};

/** A version as text, such as `1.2.3`. */
export function versionText({ major, minor, patch }: ListVersion): string {
  return `${major}.${minor}.${patch}`;
}
