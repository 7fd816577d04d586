import * as z from 'zod/mini';
import { allowedLink } from './allowedLink';
import { DuplicateTokensError, InvalidListError } from './listErrors';
import { listedToken } from './listedToken';
import { listedTokenSchema, listHeadSchema, type RawListedToken } from './listSchema';
import { mapInSlices } from './mapInSlices';
import type { TokenList } from './tokenList';

/** How many problems of a list a message shows. */
const MAX_PROBLEMS = 3;

/**
 * Parses a token list. Tokens on other chains, and tokens whose amounts cannot be shown, are left
 * out. The texts of the others are made safe to show. The work is done in slices, because a list
 * may have 10,000 tokens.
 *
 * @throws {InvalidListError} when the document breaks the standard.
 * @throws {DuplicateTokensError} when a token is named twice.
 */
export async function parseTokenList(json: unknown): Promise<TokenList> {
  const head = z.safeParse(listHeadSchema, json);
  if (!head.success) throw new InvalidListError(problemsOf(head.error));
  const { name, version, timestamp, logoURI, tags = [], tokens: entries } = head.data;
  const problems: string[] = [];
  const raw = await mapInSlices(entries, (entry, index) => {
    const { data, error } = z.safeParse(listedTokenSchema, entry);
    if (error && problems.length < MAX_PROBLEMS)
      problems.push(...problemsOf(error, `tokens.${index}`));
    return data;
  });
  if (problems.length > 0) throw new InvalidListError(problems);
  const all = await mapInSlices(raw, (entry) => entry && listedToken(entry, tags));
  const tokens = all.filter((token) => token !== undefined);
  if (hasDuplicates(raw)) throw new DuplicateTokensError();
  const logo = allowedLink(logoURI);
  return {
    name,
    version,
    timestamp,
    ...(logo !== undefined && { logoURI: logo }),
    tokens,
    leftOut: entries.length - tokens.length,
  };
}

function hasDuplicates(tokens: readonly (RawListedToken | undefined)[]): boolean {
  const ids = tokens.map((token) => token && `${token.chainId} ${anyCase(token.address)}`);
  return new Set(ids).size < ids.length;
}

/** An address of this app's chains may be written in any case; one of another kind may not. */
function anyCase(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address;
}

function problemsOf(error: z.core.$ZodError, base?: string): readonly string[] {
  return error.issues.slice(0, MAX_PROBLEMS).map((issue) => {
    const place = [...(base === undefined ? [] : [base]), ...issue.path.map(String)].join('.');
    return `${place || 'the list'} ${sentenceOf(issue)}`;
  });
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be of the type ${issue.expected}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  if (issue.code === 'unrecognized_keys') return `has the unknown fields ${issue.keys.join(', ')}`;
  return issue.message;
}
