import { Suspense } from 'react';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { useReports } from '@/lib/site/analytics/useReports';

/** Reports page views and fatal exceptions, if the host has configured it; shows nothing. */
export function Reporter() {
  const loaded = useConfiguration();
  const endpoint = loaded.status === 'ready' ? loaded.configuration.eventsUrl : undefined;
  return <Suspense>{endpoint !== undefined && <Reports endpoint={endpoint} />}</Suspense>;
}

function Reports({ endpoint }: { endpoint: string }) {
  useReports(endpoint);
  return null;
}
