import { stableKey } from '@/lib/base/json/stableKey';
import type { Creation, LoggedProposal } from './creationLog';

/** What endpoints reported of one proposal, by their URL. */
export type CreationReports = Map<string, Creation | 'no log'>;

/** Kept for the visit, by proposal. */
const reportsByProposal = new Map<string, CreationReports>();

/** What endpoints reported of a proposal in this visit. */
export function reportsOf({ id, proposer, startTime }: LoggedProposal): CreationReports {
  const key = [id, proposer, startTime].join(' ');
  const reports = reportsByProposal.get(key) ?? new Map<string, Creation | 'no log'>();
  reportsByProposal.set(key, reports);
  return reports;
}

/** Forgets the reports of endpoints that are not among `urls`, those in use. */
export function forgetUnused(reports: CreationReports, urls: readonly string[]): void {
  for (const url of reports.keys()) if (!urls.includes(url)) reports.delete(url);
}

/**
 * Records what an endpoint reported. A search near a wrong block must not replace a creation that
 * the endpoint reported before.
 *
 * @param creation - undefined if the endpoint has no log of it.
 */
export function recordReport(
  reports: CreationReports,
  url: string,
  creation: Creation | undefined,
): void {
  if (creation) reports.set(url, creation);
  else if (!reports.has(url)) reports.set(url, 'no log');
}

/** Whether two endpoints report the same creation. */
export function isReportedTwice(creation: Creation, reports: CreationReports): boolean {
  const key = stableKey(creation);
  return [...reports.values()].filter((other) => stableKey(other) === key).length > 1;
}

/** The different creations that endpoints reported. */
export function reportedCreations(reports: CreationReports): readonly Creation[] {
  const creations = [...reports.values()].filter((report) => report !== 'no log');
  return [...new Map(creations.map((creation) => [stableKey(creation), creation])).values()];
}
