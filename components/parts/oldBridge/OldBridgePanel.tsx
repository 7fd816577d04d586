'use client';

import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useOwnPanel } from '@/lib/site/overlays/usePanel';

const OldBridgeDialog = lazyComponent(
  () => import('./OldBridgeDialog'),
  'OldBridgeDialog',
  LoadingPanel,
);

/** The dialog that converts tokens of the old bridge. It reads only while it is open. */
export function OldBridgePanel() {
  const { isOpen, close } = useOwnPanel('oldBridge');
  return isOpen ? <OldBridgeDialog onClose={close} /> : null;
}
