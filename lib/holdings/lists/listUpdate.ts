import {
  diffTokenLists,
  getVersionUpgrade,
  minVersionBump,
  type TokenInfo,
  VersionUpgrade,
} from '@uniswap/token-lists';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { type TokenList, versionText } from './tokenList';

/** The part of a version number that an update raises. */
type Bump = 'none' | 'patch' | 'minor' | 'major';

/** A token before and after an update that changed it. */
type ChangedToken = { readonly before: Token; readonly after: Token };

/** What an update of a list does to its name and its tokens. */
export type ListUpdate = {
  /** The bump of its version number; `none` for the same or an earlier version. */
  readonly bump: Bump;
  /** The bump that its changes require: major for removals, minor for additions, else patch. */
  readonly neededBump: Bump;
  /** The list's own new name; undefined if it keeps its name. */
  readonly newName?: string;
  readonly added: readonly Token[];
  readonly removed: readonly Token[];
  readonly changed: readonly ChangedToken[];
};

const BUMPS: readonly Bump[] = ['none', 'patch', 'minor', 'major'];

/** The results of comparisons, by the later and then by the earlier version. */
const compared = new WeakMap<TokenList, WeakMap<TokenList, ListUpdate>>();

/**
 * What an update does to a list's name and its tokens of this app's chains; the same object for the
 * same lists.
 */
export function listUpdate(current: TokenList, update: TokenList): ListUpdate {
  const byCurrent = compared.get(update) ?? new WeakMap<TokenList, ListUpdate>();
  compared.set(update, byCurrent);
  const known = byCurrent.get(current) ?? compare(current, update);
  byCurrent.set(current, known);
  return known;
}

function compare(current: TokenList, update: TokenList): ListUpdate {
  const before = current.tokens.map(tokenInfo);
  const after = update.tokens.map(tokenInfo);
  const diff = diffTokenLists(before, after);
  const isAmong = (infos: readonly TokenInfo[]) => {
    const keys = new Set(infos.map(keyOf));
    return (token: Token) => keys.has(keyOf(token));
  };
  const byKey = new Map(current.tokens.map((token) => [keyOf(token), token]));
  const isChanged = ({ chainId, address }: Token) => diff.changed[chainId]?.[address] !== undefined;
  return {
    bump: bumpOf(getVersionUpgrade(current.version, update.version)),
    neededBump: bumpOf(minVersionBump(before, after)),
    ...(update.name !== current.name && { newName: update.name }),
    added: update.tokens.filter(isAmong(diff.added)),
    removed: current.tokens.filter(isAmong(diff.removed)),
    changed: update.tokens.filter(isChanged).flatMap((token) => {
      const earlier = byKey.get(keyOf(token));
      return earlier && isSameToken(earlier, token) ? [{ before: earlier, after: token }] : [];
    }),
  };
}

/** Whether two lists have the same version, name, logo and tokens. */
export function isSameTokenList(one: TokenList, other: TokenList): boolean {
  if (one === other) return true;
  const { neededBump, newName } = listUpdate(one, other);
  return (
    versionText(one.version) === versionText(other.version) &&
    one.logoURI === other.logoURI &&
    newName === undefined &&
    neededBump === 'none'
  );
}

/** Whether the version number of an update is raised as much as its changes require. */
export function isSufficient({ bump, neededBump }: ListUpdate): boolean {
  return BUMPS.indexOf(bump) >= BUMPS.indexOf(neededBump);
}

function bumpOf(upgrade: VersionUpgrade): Bump {
  if (upgrade === VersionUpgrade.MAJOR) return 'major';
  if (upgrade === VersionUpgrade.MINOR) return 'minor';
  return upgrade === VersionUpgrade.PATCH ? 'patch' : 'none';
}

function keyOf({ chainId, address }: { readonly chainId: number; readonly address: string }) {
  return `${chainId} ${address}`;
}

/**
 * A token as the library compares it. Each field is one text that is always there: of lists the
 * library compares only the entries of the later one, and it overlooks a field that is gone.
 */
function tokenInfo({ chainId, address, name, symbol, decimals, logoURI = '', tags = [] }: Token) {
  const ids = tags.map(({ id }) => id).join(' ');
  return { chainId, address, name, symbol, decimals, logoURI, tags: [ids] } satisfies TokenInfo;
}
