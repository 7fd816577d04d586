'use client';

import { PageTitle } from '@/components/layout/PageTitle';
import { lazyComponent } from '@/components/ui/lazyComponent';

/** Loads the route recovery on demand: every document includes this component, and few need it. */
export const LazyRouteRecovery = lazyComponent(
  () => import('./RouteRecovery').then((loaded) => loaded.RouteRecovery),
  PageTitle,
);
