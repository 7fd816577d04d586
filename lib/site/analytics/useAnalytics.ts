import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { usePath } from '@/lib/site/navigation/usePath';
import { type AnalyticsEvent, fatalException, pageView } from './analyticsEvent';

/** A page that fails again and again does not send events for ever. */
const MAX_EXCEPTIONS = 10;

/**
 * Reports each change of path or query as a page view, and each error that nothing caught as a
 * fatal exception. Mount it once.
 */
export function useAnalytics(endpoint: string): void {
  const pathname = usePath();
  const query = useSearchParams().toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another page view.
  useEffect(() => {
    void sendEvent(endpoint, pageView(pathname));
  }, [endpoint, pathname, query]);
  useEffect(() => {
    let left = MAX_EXCEPTIONS;
    const report = (thrown: unknown) => {
      if (left-- > 0) void sendEvent(endpoint, fatalException(thrown, window.location));
    };
    const onError = ({ error }: ErrorEvent) => report(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [endpoint]);
}

/** An endpoint that does not answer holds no connection longer than this. */
const TIMEOUT_MS = 10_000;

/**
 * Sends an event to its endpoint: a POST of its JSON, without cookies and referrer. The
 * request survives leaving the page. The page does not read the answer, and ignores a failure,
 * because it does not depend on the endpoint.
 */
async function sendEvent(endpoint: string, event: AnalyticsEvent): Promise<void> {
  try {
    await fetch(endpoint, {
      method: 'POST',
      body: JSON.stringify(event),
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
