import { useEffect, useEffectEvent } from 'react';
import { ErrorRegion } from '@/components/parts/loading/ErrorRegion';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyComponent, usePreload } from '@/components/ui/lazyComponent';
import { usePanel } from '@/lib/site/overlays/usePanel';
import { followKeys } from './followKeys';

const KeyPanels = lazyComponent(() => import('./KeyPanels'), 'KeyPanels', LoadingPanel);

type Props = {
  /** The first key on this page, which may have come before this code. */
  first: KeyboardEvent | undefined;
};

/** Follows the keys of the page, and shows the panels that they and the header open. */
export function Keys({ first }: Props) {
  const { panel, open, close } = usePanel();
  const follow = useEffectEvent(() => followKeys({ first, open }));
  useEffect(() => follow(), []);
  // A later key may open them, and others follow at once.
  usePreload(KeyPanels, first !== undefined);
  return (
    <ErrorRegion>
      {(panel === 'search' || panel === 'keys') && (
        <KeyPanels panel={panel} onClose={() => close(panel)} />
      )}
    </ErrorRegion>
  );
}
