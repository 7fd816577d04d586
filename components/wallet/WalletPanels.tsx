'use client';

import { lazyComponent } from '@/components/ui/lazyComponent';
import { useConfiguration } from '@/lib/configuration/useConfiguration';
import { usePanel } from '@/lib/overlays/usePanel';

const RainbowDialog = lazyComponent(() =>
  import('./RainbowDialog').then((loaded) => loaded.RainbowDialog),
);
const AccountDialog = lazyComponent(() =>
  import('./AccountDialog').then((loaded) => loaded.AccountDialog),
);

/** The wallet's dialogs, each loaded when it is first opened. */
export function WalletPanels() {
  const { panel, close } = usePanel();
  const loaded = useConfiguration();
  if (loaded.status !== 'ready') return null;
  if (panel === 'wallet') {
    return <RainbowDialog configuration={loaded.configuration} onClose={close} />;
  }
  return panel === 'account' ? <AccountDialog onClose={close} /> : null;
}
