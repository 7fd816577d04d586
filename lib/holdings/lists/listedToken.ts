import { getAddress, isAddress } from 'viem';
import * as z from 'zod/mini';
import { isNativeAddress } from '@/lib/base/addresses/nativeAddress';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import { MAX_NAME_CHARACTERS, tokenName, tokenSymbol } from '@/lib/base/tokens/nameAndSymbol';
import { MAX_TOKEN_DECIMALS, type Token } from '@/lib/base/tokens/token';
import { linkSchema, type TagDefinitions } from './listSchema';
import { TOKEN_FAULTS, type TokenFault } from './tokenFault';

const MAX_SYMBOL_CHARACTERS = 20;

const fault = (error: TokenFault) => ({ error });

const upTo = (max: number) => (text: string) => [...text].length <= max;

/** A token of this app's chains. Each message of an error is a {@link TokenFault}. */
const listedTokenSchema = z.object({
  chainId: z.literal(CHAIN_IDS, fault('entry')),
  address: z.custom<`0x${string}`>(
    (written) =>
      typeof written === 'string' &&
      isAddress(written, { strict: false }) &&
      !isNativeAddress(written),
    fault('address'),
  ),
  decimals: z
    .int(fault('decimals'))
    .check(z.gte(0, fault('decimals')), z.lte(MAX_TOKEN_DECIMALS, fault('decimals'))),
  symbol: z
    .string(fault('symbolMissing'))
    .check(
      z.refine(upTo(MAX_SYMBOL_CHARACTERS), fault('symbolLong')),
      z.regex(/^\S*$/, fault('symbolSpace')),
    ),
  name: z
    .string(fault('nameMissing'))
    .check(
      z.refine(upTo(MAX_NAME_CHARACTERS), fault('nameLong')),
      z.regex(/^[ \S]*$/, fault('nameBreak')),
    ),
  logoURI: linkSchema,
  tags: z.catch(z.array(z.unknown()), []),
});

/** A token as written in a list's document. */
type RawListedToken = z.infer<typeof listedTokenSchema>;

const PROTOCOLS = ['https:', 'ipfs:'];

/** A list's link to a picture; undefined unless it is an https or ipfs address. */
export function allowedLink(link: string | undefined): string | undefined {
  return link !== undefined && PROTOCOLS.includes(protocolOf(link)) ? link : undefined;
}

function protocolOf(link: string): string {
  return URL.canParse(link) ? new URL(link).protocol : '';
}

/** What a list's entry is to this app. */
export type ListedToken =
  | { readonly status: 'usable'; readonly token: Token }
  /** It is on another chain, and nothing else of it was read. */
  | { readonly status: 'elsewhere' }
  | { readonly status: 'faulty'; readonly fault: TokenFault };

const chainSchema = z.object({ chainId: z.int() });

/**
 * Reads one entry of a list, with its texts made safe to show. A tag without a definition, an
 * unusable logo and unknown fields are dropped.
 */
export function listedToken(entry: unknown, definitions: TagDefinitions): ListedToken {
  const { data: place } = z.safeParse(chainSchema, entry);
  if (place && !CHAIN_IDS.some((id) => id === place.chainId)) return { status: 'elsewhere' };
  const { data, error } = z.safeParse(listedTokenSchema, entry);
  if (data) return { status: 'usable', token: usable(data, definitions) };
  const fault = place && TOKEN_FAULTS.find((each) => each === error.issues[0]?.message);
  return { status: 'faulty', fault: fault ?? 'entry' };
}

function usable(raw: RawListedToken, definitions: TagDefinitions): Token {
  const tags = definitions.filter(({ id }) => raw.tags.includes(id));
  const logoURI = allowedLink(raw.logoURI);
  return {
    type: 'token',
    chainId: raw.chainId,
    address: getAddress(raw.address),
    decimals: raw.decimals,
    symbol: tokenSymbol(raw.symbol),
    name: tokenName(raw.name),
    ...(logoURI !== undefined && { logoURI }),
    ...(tags.length > 0 && { tags }),
  };
}
