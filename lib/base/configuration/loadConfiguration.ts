import { AppError } from '@/lib/base/errors/appError';
import { parseJson } from '@/lib/base/json/parseJson';
import { type Configuration, configurationIn, InvalidConfigurationError } from './configuration';

const CONFIGURATION_PATH = '/config.json';
const TIMEOUT_MS = 10_000;
const NOT_FOUND = 404;

declare global {
  /** The text of the file, requested by the start script; see `release/firstBatch`. */
  var __configuration: Promise<string | undefined> | undefined;
}

let loading: Promise<Configuration> | undefined;
let loaded: Configuration | undefined;

/**
 * This site's configuration, read once from `/config.json`; the defaults if there is no such file.
 *
 * @throws {InvalidConfigurationError} when the file is invalid; asking again changes nothing.
 * @throws {UnreachableConfigurationError} when it cannot be loaded; the next call tries again.
 */
export function loadConfiguration(): Promise<Configuration> {
  loading ??= readConfiguration().then(
    (configuration) => {
      loaded = configuration;
      return configuration;
    },
    (error: unknown) => {
      if (!(error instanceof InvalidConfigurationError)) loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** This site's configuration, if {@link loadConfiguration} has already read it. */
export function loadedConfiguration(): Configuration | undefined {
  return loaded;
}

async function readConfiguration(): Promise<Configuration> {
  const text = await configurationText();
  const json = parseJson(text ?? '{}');
  if (json === undefined)
    throw new InvalidConfigurationError([{ path: 'config.json', sentence: 'is not JSON' }]);
  const found = configurationIn(json);
  if ('rpc' in found) return found;
  // Loaded only to say what is wrong.
  return (await import('./parseConfiguration')).parseConfiguration(json);
}

/** The text that the start script has requested, once. If it has failed, it is requested again. */
async function configurationText(): Promise<string | undefined> {
  const early = globalThis.__configuration;
  globalThis.__configuration = undefined;
  return early === undefined ? fetchConfiguration() : early.catch(fetchConfiguration);
}

/** The text of the file, or undefined when the site has none. */
async function fetchConfiguration(): Promise<string | undefined> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    // Asks the host each time whether the file has changed. A browser may otherwise keep it for
    // weeks.
    const response = await fetch(CONFIGURATION_PATH, {
      cache: 'no-cache',
      signal: timeout.signal,
    });
    if (response.status === NOT_FOUND) return undefined;
    if (!response.ok) throw new UnreachableConfigurationError(response.status);
    return await response.text();
  } catch (error) {
    throw error instanceof UnreachableConfigurationError
      ? error
      : new UnreachableConfigurationError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The site's configuration cannot be loaded now; `cause` is the failure or the HTTP status. */
export class UnreachableConfigurationError extends AppError {
  constructor(cause: unknown) {
    super('The configuration cannot be loaded.', {
      code: 'errors.configurationUnreachable',
      cause,
    });
  }
}
