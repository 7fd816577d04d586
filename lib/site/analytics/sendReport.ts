import type { Report } from './report';

/** An endpoint that does not answer holds no connection longer than this. */
const TIMEOUT_MS = 10_000;

/**
 * Sends a report to the events endpoint: a POST of its JSON, without cookies and referrer. The
 * request survives leaving the page. The page does not read the answer, and ignores a failure,
 * because it does not depend on the endpoint.
 */
export async function sendReport(endpoint: string, report: Report): Promise<void> {
  try {
    await fetch(endpoint, {
      method: 'POST',
      body: JSON.stringify(report),
      // A simple request: the endpoint needs no permission for this site.
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    // Refused, unreachable, or too late.
  }
}
