import * as z from 'zod/mini';
import { isEndpointUrl, isServiceBase } from './endpointUrl';

/** The schema of a text. `mustBe` completes the sentence of its error. */
export const text = (isValid: (text: string) => boolean, mustBe: string) =>
  z.string().check(z.refine(isValid, { error: `must be ${mustBe}` }));

/** What an endpoint must be. */
export const ENDPOINT_FORMS = 'an https URL, a loopback http URL or a path of this site';

/** The URL of an endpoint. */
export const endpoint = text(isEndpointUrl, ENDPOINT_FORMS);

/** The base of a service's URLs. */
export const base = text(isServiceBase, `${ENDPOINT_FORMS}, without a trailing slash`);
