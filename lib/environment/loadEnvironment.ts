import { AppError } from '@/lib/errors/appError';
import { type Environment, InvalidEnvironmentError, parseEnvironment } from './environment';

const CONFIGURATION_PATH = '/config.json';
const TIMEOUT_MS = 10_000;
const NOT_FOUND = 404;

let loading: Promise<Environment> | undefined;

/**
 * The environment of this site, read from its `/config.json` once; the defaults when there is none.
 *
 * @throws {InvalidEnvironmentError} when the file cannot be used; asking again changes nothing.
 * @throws {UnreachableEnvironmentError} when it cannot be had; the next call asks again.
 */
export function loadEnvironment(): Promise<Environment> {
  loading ??= readEnvironment().catch((error: unknown) => {
    if (!(error instanceof InvalidEnvironmentError)) loading = undefined;
    throw error;
  });
  return loading;
}

async function readEnvironment(): Promise<Environment> {
  const text = await fetchConfiguration();
  return parseEnvironment(text === undefined ? {} : parseJson(text));
}

/** The text of the file, or undefined when this site has none. */
async function fetchConfiguration(): Promise<string | undefined> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(CONFIGURATION_PATH, { signal: timeout.signal });
    if (response.status === NOT_FOUND) return undefined;
    if (!response.ok) throw new UnreachableEnvironmentError(response.status);
    return await response.text();
  } catch (error) {
    throw error instanceof UnreachableEnvironmentError
      ? error
      : new UnreachableEnvironmentError(error);
  } finally {
    clearTimeout(timer);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidEnvironmentError([{ path: 'config.json', sentence: 'is not JSON' }]);
  }
}

/** The site's configuration cannot be had just now; `cause` is the failure or the HTTP status. */
export class UnreachableEnvironmentError extends AppError {
  constructor(cause: unknown) {
    super('The configuration cannot be loaded.', { code: 'errors.environmentUnreachable', cause });
  }
}
