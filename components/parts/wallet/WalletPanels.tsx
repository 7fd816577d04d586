'use client';

import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { usePanel } from '@/lib/site/overlays/usePanel';
import { LazyWalletDialog } from './LazyWalletDialog';

const AccountDialog = lazyComponent(() => import('./AccountDialog'), 'AccountDialog', LoadingPanel);

/** The wallet's dialogs, each loaded when it is first opened. */
export function WalletPanels() {
  const { panel, close } = usePanel();
  const loaded = useConfiguration();
  if (loaded.status !== 'ready') return null;
  const { configuration } = loaded;
  if (panel === 'wallet')
    return <LazyWalletDialog configuration={configuration} onClose={() => close('wallet')} />;
  return panel === 'account' ? (
    <AccountDialog configuration={configuration} onClose={() => close('account')} />
  ) : null;
}
