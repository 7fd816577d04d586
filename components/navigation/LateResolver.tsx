'use client';

import { lazyComponent } from '@/components/ui/lazyComponent';

/** Loads the resolver on demand: every document has this component, and few need it. */
export const LateResolver = lazyComponent(() =>
  import('./Resolver').then((loaded) => loaded.Resolver),
);
