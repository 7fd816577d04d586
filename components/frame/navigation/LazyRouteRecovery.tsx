'use client';

import { PageTitle } from '@/components/parts/page/PageTitle';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { ScreenSkeleton } from './ScreenSkeleton';

/** Loads the route recovery on demand: every document includes this component, and few need it. */
export const LazyRouteRecovery = lazyComponent(
  () => import('./RouteRecovery'),
  'RouteRecovery',
  Waiting,
);

function Waiting() {
  return (
    <>
      <PageTitle />
      <ScreenSkeleton />
    </>
  );
}
