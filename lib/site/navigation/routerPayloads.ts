import { AppError } from '@/lib/base/errors/appError';
import { retryWhenOnline } from './retryWhenOnline';
import { shellOf } from './routes';

/** The files next to a page's `index.html` that Next's router requests. */
const PAYLOAD = /^(.*\/)(index\.txt|__next\.[^/]*\.txt)$/;
/** The content types that the router accepts. */
const PAYLOAD_TYPE = /^text\/(plain|x-component)\b/;
const WITHOUT_SLASH = /^(.*)\.txt$/;

const listeners = new Set<() => void>();

/** How many requests for the payload of a shell have ended, however they did. */
let ended = 0;

/**
 * The path of the exported file for a request of Next's router; any other path stays unchanged.
 *
 * The router derives its requests from the address, such as `/vote/7/index.txt`, but the export
 * only has the shell's file, `/vote/_/index.txt`.
 */
function payloadPath(path: string): string {
  const [, folder = path, file = ''] =
    PAYLOAD.exec(path) ?? WITHOUT_SLASH.exec(path)?.concat('index.txt') ?? [];
  const shell = shellOf(folder);
  return shell === undefined ? path : shell + file;
}

/**
 * Wraps `fetch`: the router's requests for the payload of a shell go to the shell's files. One that
 * fails while the device is offline waits until it is back online. Otherwise the router would leave
 * the page, and what was typed, for the browser's error page.
 *
 * A bad answer to such a request is thrown. Otherwise the router would go to the address of the
 * file and lose the one that the user requested.
 *
 * @param location - The page's location, which changes with it.
 * @throws {MissingPayloadError} when the shell's file can't be loaded or is invalid.
 */
export function fetchWithPayloads(
  fetch: typeof window.fetch,
  location: Pick<Location, 'href' | 'origin'>,
): typeof window.fetch {
  return async (input, init) => {
    if (input instanceof Request) return fetch(input, init);
    const url = new URL(input, location.href);
    const path = payloadPath(url.pathname);
    const isPayload = path.endsWith('.txt') || init?.method === 'HEAD';
    if (!isPayload || url.origin !== location.origin) return fetch(input, init);
    if (path === url.pathname) return retryWhenOnline(() => fetch(input, init));
    url.pathname = path;
    try {
      return checked(path, await retryWhenOnline(() => fetch(url, init)));
    } catch (error) {
      for (const listener of listeners) listener();
      throw error;
    } finally {
      ended += 1;
    }
  };
}

/** How many requests for the payload of a shell have ended since the document was loaded. */
export function endedPayloads(): number {
  return ended;
}

/** Calls `listener` when the payload of a shell can't be loaded; returns how to stop it. */
export function subscribeToMissingPayloads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function checked(path: string, response: Response): Response {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || (path.endsWith('.txt') && !PAYLOAD_TYPE.test(type))) {
    throw new MissingPayloadError(path, response.status, type);
  }
  return response;
}

/** The exported file of a shell did not load, or is not a payload. */
export class MissingPayloadError extends AppError {
  constructor(path: string, status: number, type: string) {
    super(`${path} answered ${status} with the type '${type}'.`, { code: 'errors.unexpected' });
  }
}
