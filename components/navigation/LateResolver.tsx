'use client';

import { lazyComponent } from '@/components/ui/lazyComponent';

/** The resolver for documents of other screens: each of them carries this place, and hardly any needs it. */
export const LateResolver = lazyComponent(() =>
  import('./Resolver').then((loaded) => loaded.Resolver),
);
