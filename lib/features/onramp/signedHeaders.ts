import type { ProviderRequest } from './providerRequests';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;

/** Bytes, or a text that is encoded as UTF-8. */
type Bytes = string | Uint8Array<ArrayBuffer>;

/**
 * The HMAC-SHA256 of bytes, as 64 hexadecimal digits in small letters.
 *
 * @param secret - The platform rejects an empty one.
 */
export async function hmacSha256(secret: Bytes, data: Bytes): Promise<string> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', bytesOf(secret), ALGORITHM, false, ['sign']);
  const signature = await subtle.sign(ALGORITHM.name, key, bytesOf(data));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(data: Bytes): Uint8Array<ArrayBuffer> {
  return typeof data === 'string' ? new TextEncoder().encode(data) : data;
}

/** The headers of a request to the provider: its signature is of the URL followed by the body. */
export async function signedHeaders(
  { url, body }: ProviderRequest,
  { apiKey, secret }: { readonly apiKey: string; readonly secret: string },
): Promise<Readonly<Record<string, string>>> {
  return {
    'X-Api-Key': apiKey,
    'X-Api-Signature': await hmacSha256(secret, url + body),
    'Content-Type': 'application/json',
  };
}
