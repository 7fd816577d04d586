import { createHash } from 'node:crypto';
import { isAddress } from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import { fetchTokenList } from '@/lib/holdings/lists/fetchTokenList';
import { type TokenList, versionText } from '@/lib/holdings/lists/tokenList';
import { hostileLists } from './hostileLists';

const HOSTS = { practice: false, ipfsGateways: [] };
/** Characters that no text on screen may have: control, invisible, unassigned and direction. */
const FORBIDDEN =
  /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const LISTS = hostileLists();

function digestOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

/** The result of parsing a body as the page does: the list, or the error that it shows. */
async function outcomeOf(body: Buffer): Promise<TokenList | AppError> {
  globalThis.fetch = async () => new Response(new Uint8Array(body));
  try {
    return await fetchTokenList('https://lists.example/hostile.json', HOSTS);
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('listErrors.')) return error;
    throw error;
  }
}

function shown({ name, version, tokens }: TokenList): readonly string[] {
  const ofTokens = tokens.flatMap((token) => [
    token.symbol,
    token.name,
    ...(token.tags ?? []).flatMap((tag) => [tag.id, tag.name, tag.description]),
  ]);
  return [name, versionText(version), ...ofTokens];
}

function links({ logoURI, tokens }: TokenList): readonly string[] {
  return [logoURI, ...tokens.map((token) => token.logoURI)].filter((link) => link !== undefined);
}

test('L13 the hostile lists are 500 different documents, the same in each run', () => {
  expect(LISTS).toHaveLength(500);
  expect(new Set(LISTS.map(({ body }) => digestOf(body))).size).toBe(500);
  expect(hostileLists().map(({ body }) => digestOf(body))).toEqual(
    LISTS.map(({ body }) => digestOf(body)),
  );
});

test('L01 L13 LST-16 each hostile list is refused with a known error, or can be used and is safe to show', async () => {
  const outcomes = { lists: 0, errors: 0 };
  for (const { what, body, isUsable } of LISTS) {
    const outcome = await outcomeOf(body);
    expect([what, !(outcome instanceof AppError)]).toEqual([what, isUsable]);
    if (outcome instanceof AppError) {
      outcomes.errors += 1;
      for (const value of Object.values(outcome.values)) {
        expect([what, String(value)]).toEqual([what, expect.not.stringMatching(FORBIDDEN)]);
        expect([what, String(value).length <= 400]).toEqual([what, true]);
      }
      continue;
    }
    outcomes.lists += 1;
    for (const text of shown(outcome)) {
      expect([what, text]).toEqual([what, expect.not.stringMatching(FORBIDDEN)]);
      expect([what, text.trim() !== '' && [...text].length <= 200]).toEqual([what, true]);
    }
    // A screen shows it as a date.
    const { timestamp = '2026-01-01' } = outcome;
    expect([what, Number.isNaN(Date.parse(timestamp))]).toEqual([what, false]);
    for (const link of links(outcome)) {
      expect([what, link]).toEqual([what, expect.stringMatching(/^(https|ipfs):/)]);
      expect([what, link.length <= 2_048]).toEqual([what, true]);
    }
    for (const { address, decimals, chainId } of outcome.tokens) {
      expect([what, isAddress(address)]).toEqual([what, true]);
      expect([what, Number.isInteger(decimals) && decimals >= 0 && decimals <= 36]).toEqual([
        what,
        true,
      ]);
      expect([43113, 43114]).toContain(chainId);
    }
  }
  // The corpus contains both accepted and rejected documents.
  expect(outcomes.lists).toBeGreaterThan(50);
  expect(outcomes.errors).toBeGreaterThan(100);
  expect({}).not.toHaveProperty('polluted');
});
