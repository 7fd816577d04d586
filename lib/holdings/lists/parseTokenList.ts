import * as z from 'zod/mini';
import type { Token } from '@/lib/base/tokens/token';
import { DuplicateTokensError, InvalidListError, type ListProblem } from './listErrors';
import { allowedLink, type ListedToken, listedToken } from './listedToken';
import { listHeadSchema } from './listSchema';
import { mapInSlices } from './mapInSlices';
import { countOf, TOKEN_FAULTS, type TokenFault, type TokenFaults } from './tokenFault';
import type { TokenList } from './tokenList';

/** How many problems of a list a message shows. */
const MAX_PROBLEMS = 3;

/** The fault of a token, after the place of the token: in English, and in signs. */
const FAULT_TEXTS: Readonly<Record<TokenFault, readonly [sentence: string, sign: string]>> = {
  entry: ['is not a token', ''],
  address: ['has no valid address', '.address'],
  decimals: ['has no decimals from 0 to 36', '.decimals: 0–36'],
  symbolMissing: ['has no symbol', '.symbol'],
  symbolLong: ['has a symbol of more than 20 characters', '.symbol: ≤ 20'],
  symbolSpace: ['has a space in its symbol', '.symbol'],
  nameMissing: ['has no name', '.name'],
  nameLong: ['has a name of more than 60 characters', '.name: ≤ 60'],
  nameBreak: ['has a line break in its name', '.name'],
  twice: ['stands twice', ''],
};

/**
 * Parses a token list. Tokens on other chains are dropped unread. Tokens of this app's chains that
 * break the standard, or are listed twice with a different symbol, name or decimals, are left out
 * and counted by their faults. The texts of the others are made safe to show. The work is done in
 * slices, because a list may have 10,000 tokens.
 *
 * @throws {InvalidListError} when the document has no name, version or tokens, is over the limits,
 * or has faulty tokens only.
 * @throws {DuplicateTokensError} when it has only tokens that are listed twice.
 */
export async function parseTokenList(json: unknown): Promise<TokenList> {
  const head = z.safeParse(listHeadSchema, json);
  if (!head.success) throw new InvalidListError(problemsOf(head.error));
  const { name, version, timestamp, logoURI, tags, tokens: entries } = head.data;
  const read = await mapInSlices(entries, (entry) => listedToken(entry, tags));
  const tokens = unique(read);
  const faults = faultsOf(read, tokens);
  const isFaulty = countOf(faults) > 0;
  if (tokens.length === 0 && isFaulty) throw refusal(read, faults);
  const logo = allowedLink(logoURI);
  return {
    name,
    version,
    ...(timestamp !== undefined && { timestamp }),
    ...(logo !== undefined && { logoURI: logo }),
    tokens,
    leftOut: read.filter(({ status }) => status === 'elsewhere').length + countOf(faults),
    ...(isFaulty && { faults }),
  };
}

/** The usable tokens, each once and without those that are listed twice with different content. */
function unique(read: readonly ListedToken[]): readonly Token[] {
  const byId = new Map<string, Token | 'ambiguous'>();
  for (const token of usableOf(read)) {
    const id = idOf(token);
    const other = byId.get(id);
    byId.set(id, other === undefined || isAlike(other, token) ? (other ?? token) : 'ambiguous');
  }
  return [...byId.values()].filter((token) => token !== 'ambiguous');
}

function faultsOf(read: readonly ListedToken[], kept: readonly Token[]): TokenFaults {
  const keptIds = new Set(kept.map(idOf));
  const found = read.flatMap((entry): TokenFault[] => {
    if (entry.status === 'faulty') return [entry.fault];
    return entry.status === 'usable' && !keptIds.has(idOf(entry.token)) ? ['twice'] : [];
  });
  const counts = TOKEN_FAULTS.map(
    (fault) => [fault, found.filter((each) => each === fault).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function usableOf(read: readonly ListedToken[]): readonly Token[] {
  return read.flatMap((entry) => (entry.status === 'usable' ? [entry.token] : []));
}

function idOf({ chainId, address }: Token): string {
  return `${chainId} ${address}`;
}

function isAlike(one: Token | 'ambiguous', other: Token): boolean {
  return (
    one !== 'ambiguous' &&
    one.symbol === other.symbol &&
    one.name === other.name &&
    one.decimals === other.decimals
  );
}

function refusal(read: readonly ListedToken[], faults: TokenFaults): Error {
  if (Object.keys(faults).every((fault) => fault === 'twice')) return new DuplicateTokensError();
  const problems = read.flatMap((entry, index): ListProblem[] => {
    if (entry.status !== 'faulty') return [];
    const [sentence, sign] = FAULT_TEXTS[entry.fault];
    return [{ sentence: `tokens.${index} ${sentence}`, sign: `tokens.${index}${sign}` }];
  });
  return new InvalidListError(problems.slice(0, MAX_PROBLEMS));
}

function problemsOf(error: z.core.$ZodError): readonly ListProblem[] {
  return error.issues.slice(0, MAX_PROBLEMS).map((issue) => {
    const place = issue.path.map(String).join('.');
    const [sentence, sign] = ruleOf(issue);
    return {
      sentence: `${place || 'the list'} ${sentence}`,
      sign: [place || 'JSON', sign].filter(Boolean).join(': '),
    };
  });
}

/** The rule that a place breaks: in English, and in signs. */
function ruleOf(issue: z.core.$ZodIssue): readonly [sentence: string, sign: string] {
  if (issue.code === 'invalid_type')
    return [`must be of the type ${issue.expected}`, issue.expected];
  if (issue.code === 'too_big') return [`must be at most ${issue.maximum}`, `≤ ${issue.maximum}`];
  if (issue.code === 'too_small')
    return [`must be at least ${issue.minimum}`, `≥ ${issue.minimum}`];
  return [issue.message, ''];
}
