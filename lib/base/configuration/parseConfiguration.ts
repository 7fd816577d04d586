import type * as z from 'zod/mini';
import {
  type Configuration,
  type ConfigurationProblem,
  configurationIn,
  InvalidConfigurationError,
} from './configuration';

/**
 * The configuration in a `/config.json`.
 *
 * @throws {InvalidConfigurationError} when any part is unknown or invalid.
 */
export function parseConfiguration(json: unknown): Configuration {
  const found = configurationIn(json);
  if ('rpc' in found) return found;
  throw new InvalidConfigurationError(found.flatMap(problemsOf));
}

function problemsOf(issue: z.core.$ZodIssue): readonly ConfigurationProblem[] {
  const at = (...path: readonly PropertyKey[]) => path.map(String).join('.') || 'config.json';
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: at(...issue.path, key),
      sentence: 'is not a known setting',
    }));
  const path = at(...issue.path);
  if (issue.code === 'invalid_type')
    return [{ path, sentence: `must be of the type ${issue.expected}` }];
  if (issue.code === 'invalid_value')
    return [{ path, sentence: `must be ${issue.values.map(String).join(' or ')}` }];
  return [{ path, sentence: issue.message }];
}
