import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { usePath } from '@/lib/site/navigation/usePath';
import { fatalException, pageView } from './report';
import { sendReport } from './sendReport';

/** A page that fails again and again does not report for ever. */
const MAX_EXCEPTIONS = 10;

/**
 * Reports each change of path or query as a page view, and each error that nothing caught as a
 * fatal exception. Mount it once.
 */
export function useReports(endpoint: string): void {
  const pathname = usePath();
  const query = useSearchParams().toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another page view.
  useEffect(() => {
    void sendReport(endpoint, pageView(pathname));
  }, [endpoint, pathname, query]);
  useEffect(() => {
    let left = MAX_EXCEPTIONS;
    const report = (thrown: unknown) => {
      if (left-- > 0) void sendReport(endpoint, fatalException(thrown, window.location));
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
