import { FailedFetchError } from './failedFetchError';
import { joinedBytes } from './joinedBytes';

/**
 * Reads a body of at most `maxBytes`, counted after decompression.
 *
 * @throws {FailedFetchError} `tooLarge`.
 */
export async function boundedBody(
  { body, headers }: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length')) > maxBytes) throw new FailedFetchError('tooLarge');
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || value === undefined) return joinedBytes(parts, length);
    length += value.byteLength;
    if (length > maxBytes) throw new FailedFetchError('tooLarge');
    parts.push(value);
  }
}
