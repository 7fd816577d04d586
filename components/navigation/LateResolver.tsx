'use client';

import { lazyPart } from '@/components/ui/lazyPart';

/** The resolver for documents of other screens: each of them carries this place, and hardly any needs it. */
export const LateResolver = lazyPart(() => import('./Resolver').then((loaded) => loaded.Resolver));
