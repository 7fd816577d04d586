'use client';

import { Suspense } from 'react';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useLook } from '@/lib/site/navigation/useLook';
import * as styles from './BetaLook.css';

const BetaFrame = lazyComponent(() => import('./BetaFrame'), 'BetaFrame');

/** The place of the beta look's own frame. The styles reserve it from the first paint on. */
export function BetaLook() {
  return (
    <div className={styles.place}>
      <Suspense>
        <FrameInBeta />
      </Suspense>
    </div>
  );
}

function FrameInBeta() {
  return useLook() === 'beta' ? <BetaFrame /> : null;
}
