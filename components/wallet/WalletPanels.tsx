'use client';

import dynamic from 'next/dynamic';
import { useEnvironment } from '@/lib/environment/useEnvironment';
import { usePanel } from '@/lib/shell/usePanel';

const RainbowDialog = dynamic(
  () => import('./RainbowDialog').then((loaded) => loaded.RainbowDialog),
  {
    ssr: false,
  },
);
const AccountDialog = dynamic(
  () => import('./AccountDialog').then((loaded) => loaded.AccountDialog),
  {
    ssr: false,
  },
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
