import { stableKey } from '@/lib/base/json/stableKey';
import type { Creation, LoggedProposal } from './creationLog';

/** The creation of one proposal in the logs of each endpoint, by its URL. */
type LoggedCreations = Map<string, Creation | 'no log'>;

/** Kept for the visit, by proposal. */
const creationsByProposal = new Map<string, LoggedCreations>();

/** What endpoints had in their logs of a proposal in this visit. */
export function loggedCreationsOf({ id, proposer, startTime }: LoggedProposal): LoggedCreations {
  const key = [id, proposer, startTime].join(' ');
  const logged = creationsByProposal.get(key) ?? new Map<string, Creation | 'no log'>();
  creationsByProposal.set(key, logged);
  return logged;
}

/** Forgets the logs of endpoints that are not among `urls`, those in use. */
export function forgetUnused(logged: LoggedCreations, urls: readonly string[]): void {
  for (const url of logged.keys()) if (!urls.includes(url)) logged.delete(url);
}

/**
 * Records what an endpoint had in its logs. A search near a wrong block must not replace a creation
 * that the endpoint had before.
 *
 * @param creation - undefined if the endpoint has no log of it.
 */
export function recordLogged(
  logged: LoggedCreations,
  url: string,
  creation: Creation | undefined,
): void {
  if (creation) logged.set(url, creation);
  else if (!logged.has(url)) logged.set(url, 'no log');
}

/** Whether two endpoints have the same creation in their logs. */
export function isLoggedTwice(creation: Creation, logged: LoggedCreations): boolean {
  const key = stableKey(creation);
  return [...logged.values()].filter((other) => stableKey(other) === key).length > 1;
}

/** The different creations in the logs of endpoints. */
export function differentCreations(logged: LoggedCreations): readonly Creation[] {
  const creations = [...logged.values()].filter((each) => each !== 'no log');
  return [...new Map(creations.map((creation) => [stableKey(creation), creation])).values()];
}
