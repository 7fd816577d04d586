import * as z from 'zod/mini';
import { base, text } from './endpointSchema';
import { isHost, isSandboxBase } from './endpointUrl';

/**
 * How AVAX is bought by card. `off`: not at all. `signer`: a service signs the requests and sends
 * them to the provider. `direct`: this page signs, with the key of a sandbox on this machine.
 *
 * A payment page must be on one of the `paymentHosts`, which have a port if it is not the usual
 * one.
 */
export type CardPurchase =
  | { readonly mode: 'off' }
  | {
      readonly mode: 'signer';
      readonly url: string;
      readonly paymentHosts: readonly string[];
    }
  | {
      readonly mode: 'direct';
      readonly url: string;
      readonly paymentHosts: readonly string[];
      readonly accountId: string;
      readonly apiKey: string;
      readonly secret: string;
    };

const notEmpty = text((value) => value !== '', 'a text');

const paymentHosts = z
  .array(text(isHost, 'a host as addresses name it, such as pay.example.com'))
  .check(z.refine(({ length }) => length > 0, { error: 'must name at least one' }));

/** The schema of a {@link CardPurchase} in `config.json`. */
export const cardPurchase = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('off') }),
  z.strictObject({ mode: z.literal('signer'), url: base, paymentHosts }),
  z.strictObject({
    mode: z.literal('direct'),
    url: text(isSandboxBase, 'a path of this site, or a loopback URL, without a trailing slash'),
    paymentHosts,
    accountId: notEmpty,
    apiKey: notEmpty,
    secret: notEmpty,
  }),
]);
