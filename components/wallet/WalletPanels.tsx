'use client';

import { lazyComponent } from '@/components/ui/lazyComponent';
import { useEnvironment } from '@/lib/environment/useEnvironment';
import { usePanel } from '@/lib/shell/usePanel';

const RainbowDialog = lazyComponent(() =>
  import('./RainbowDialog').then((loaded) => loaded.RainbowDialog),
);
const AccountDialog = lazyComponent(() =>
  import('./AccountDialog').then((loaded) => loaded.AccountDialog),
);

/** The wallet's dialogs, each loaded when it is first opened. */
export function WalletPanels() {
  const { panel, close } = usePanel();
  const configuration = useEnvironment();
  if (configuration.status !== 'ready') return null;
  if (panel === 'wallet') {
    return <RainbowDialog environment={configuration.environment} onClose={close} />;
  }
  return panel === 'account' ? <AccountDialog onClose={close} /> : null;
}
