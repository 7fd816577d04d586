import schema from '@uniswap/token-lists/dist/tokenlist.schema.json' with { type: 'json' };
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { madeUpTokens } from './document';

/** The standard without its rules for links: the page drops an unusable link and keeps the list. */
const standard = addFormats(new Ajv({ formats: { uri: true } }), ['date-time']).compile(schema);

/** The first rule of the standard that a document breaks; undefined when it breaks none. */
export function brokenRule(document: unknown): string | undefined {
  if (standard(document)) return undefined;
  return standard.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)[0];
}

/** The document in a body; undefined when there is none, which breaks the standard. */
export function documentIn(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** The parts of a document that make it a list, with the given tokens; the standard judges them. */
function essentials({ version }: Record<string, unknown>, tokens: unknown): unknown {
  const { major, minor, patch } = Object(version);
  const [name, timestamp] = ['List', '2026-01-01T00:00:00Z'];
  return { name, timestamp, version: { major, minor, patch }, tokens };
}

/**
 * Whether a document is a list that can be used: it has a name, a version and tokens, and if any
 * claim to be on this app's chains, one of those follows the standard.
 */
export function isUsableList(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false;
  const { name, version, tokens }: Record<string, unknown> = { ...document };
  if (typeof name !== 'string' || !/[\p{L}\p{N}]/u.test(name)) return false;
  if (!Array.isArray(tokens) || tokens.length === 0 || tokens.length > 10_000) return false;
  // A larger number changes when it is parsed.
  const { major, minor, patch } = Object(version);
  if (![major, minor, patch].every(Number.isSafeInteger)) return false;
  const [token] = madeUpTokens('valid', 1);
  if (brokenRule(essentials({ ...document }, [token])) !== undefined) return false;
  const isElsewhere = (entry: unknown) => {
    const { chainId } = Object(entry);
    return Number.isSafeInteger(chainId) && ![43113, 43114].includes(chainId);
  };
  const ours = tokens.filter((entry) => !isElsewhere(entry));
  return ours.length === 0 || ours.some((entry) => isValidToken({ ...document }, entry));
}

function isValidToken(document: Record<string, unknown>, entry: unknown): boolean {
  const { chainId, address, symbol, name, decimals } = Object(entry);
  const token = { chainId, address, symbol, name, decimals };
  return decimals <= 36 && brokenRule(essentials(document, [token])) === undefined;
}
