import * as z from 'zod/mini';
import { isOwnEndpointUrl } from '@/lib/base/configuration/endpointUrl';
import type { SignerOptions } from './signer';

const text = z.string().check(z.minLength(1));
/** https, or http to this machine. */
const url = text.check(z.refine(isOwnEndpointUrl));
const base = url.check(z.refine((value) => !value.endsWith('/')));
const origin = url.check(z.refine((value) => new URL(value).origin === value));

/** A number above zero. */
const positiveOr = (fallback: number) =>
  z._default(z.coerce.number().check(z.refine((value) => value > 0)), fallback);

const schema = z.object({
  CARD_PROVIDER_URL: base,
  CARD_ACCOUNT_ID: text,
  CARD_API_KEY: text,
  CARD_SECRET: text,
  CARD_ALLOWED_ORIGINS: z.pipe(
    z.pipe(
      text,
      z.transform((value) => value.split(',').map((each) => each.trim())),
    ),
    z.array(origin),
  ),
  CARD_LEAST_DOLLARS: positiveOr(20),
  CARD_MOST_DOLLARS: positiveOr(10_000),
  CARD_REQUESTS_PER_MINUTE: positiveOr(30),
  CARD_CLIENT_IP_HEADER: z.optional(text),
  HOST: z._default(text, '127.0.0.1'),
  PORT: positiveOr(8_787),
});

/** What a signer is started with: its options, where it listens, and the header of a proxy. */
type SignerStart = {
  readonly options: SignerOptions;
  readonly host: string;
  readonly port: number;
  /** The header in which a proxy names the client last; undefined without a proxy. */
  readonly clientIpHeader: string | undefined;
};

/**
 * What the environment says about a signer. docs/signer.md lists the variables; an empty one counts
 * as unset.
 *
 * @throws {SignerVariablesError} with the names of the variables that are missing or wrong.
 */
export function signerStartFrom(env: Readonly<Record<string, string | undefined>>): SignerStart {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { success, data, error } = schema.safeParse(set);
  if (!success)
    throw new SignerVariablesError([...new Set(error.issues.map(({ path }) => String(path[0])))]);
  const { CARD_LEAST_DOLLARS: least, CARD_MOST_DOLLARS: most } = data;
  if (least > most) throw new SignerVariablesError(['CARD_LEAST_DOLLARS', 'CARD_MOST_DOLLARS']);
  return {
    options: {
      base: data.CARD_PROVIDER_URL,
      accountId: data.CARD_ACCOUNT_ID,
      apiKey: data.CARD_API_KEY,
      secret: data.CARD_SECRET,
      origins: data.CARD_ALLOWED_ORIGINS,
      limits: { least, most },
      perMinute: data.CARD_REQUESTS_PER_MINUTE,
    },
    host: data.HOST,
    port: data.PORT,
    clientIpHeader: data.CARD_CLIENT_IP_HEADER,
  };
}

/** The operator has left out variables, or set them wrongly. Their values are not repeated. */
class SignerVariablesError extends Error {
  override readonly name = 'SignerVariablesError';

  constructor(variables: readonly string[]) {
    super(`Missing or wrong: ${variables.join(', ')}. See docs/signer.md.`);
  }
}
