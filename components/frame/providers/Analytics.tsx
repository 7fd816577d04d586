import { Suspense } from 'react';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { useAnalytics } from '@/lib/site/analytics/useAnalytics';

/** Reports page views and fatal exceptions, if the host has configured it; shows nothing. */
export function Analytics() {
  const loaded = useConfiguration();
  const endpoint = loaded.status === 'ready' ? loaded.configuration.eventsUrl : undefined;
  return <Suspense>{endpoint !== undefined && <Sender endpoint={endpoint} />}</Suspense>;
}

function Sender({ endpoint }: { endpoint: string }) {
  useAnalytics(endpoint);
  return null;
}
