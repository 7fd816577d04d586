'use client';

import { LoadingPanel } from '@/components/layout/LoadingPanel';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useConfiguration } from '@/lib/configuration/useConfiguration';
import { usePanel } from '@/lib/overlays/usePanel';

const RainbowDialog = lazyComponent(
  () => import('./RainbowDialog').then((loaded) => loaded.RainbowDialog),
  LoadingPanel,
);
const AccountDialog = lazyComponent(
  () => import('./AccountDialog').then((loaded) => loaded.AccountDialog),
  LoadingPanel,
);

/** Loads the code of the wallet dialog when a pointer or the keyboard comes to what opens it. */
export const PRELOADS_WALLETS = {
  onPointerEnter: RainbowDialog.preload,
  onFocus: RainbowDialog.preload,
};

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
