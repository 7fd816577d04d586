'use client';

import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useOwnPanel } from '@/lib/site/overlays/usePanel';

const PngDialog = lazyComponent(() => import('./PngDialog'), 'PngDialog', LoadingPanel);

/** Loads the code of the PNG dialog when its button is hovered or focused. */
export const PRELOADS_PNG = { onPointerEnter: PngDialog.preload, onFocus: PngDialog.preload };

/** The dialog about PNG. It reads its figures only while it is open. */
export function PngPanel() {
  const { isOpen, close } = useOwnPanel('png');
  return isOpen ? <PngDialog onClose={close} /> : null;
}
