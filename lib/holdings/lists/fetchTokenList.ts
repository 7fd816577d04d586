import { fetchListBytes, type ListHosts } from './fetchListBytes';
import { FailedDownloadError, NotJsonError } from './listErrors';
import { parseTokenList } from './parseTokenList';
import type { TokenList } from './tokenList';

/**
 * Downloads a list, checks and cleans it.
 *
 * @throws What {@link fetchListBytes} and {@link parseTokenList} throw. A file that is not valid
 * JSON counts as a failed download.
 */
export async function fetchTokenList(
  url: string,
  hosts: ListHosts,
  signal?: AbortSignal,
): Promise<TokenList> {
  const bytes = await fetchListBytes(url, hosts, signal);
  return parseTokenList(jsonOf(url, bytes));
}

function jsonOf(url: string, bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FailedDownloadError(url, new NotJsonError(text, error));
  }
}
