import { lazyPart } from '@/components/parts/loading/lazyPart';
import { useOpenDialog } from '@/components/ui/openDialogs';
import type { Configuration } from '@/lib/base/configuration/configuration';
import type { useConnectWallet } from '@/lib/holdings/wallet/useConnectWallet';

const WalletChoice = lazyPart(() => import('./WalletChoice'), 'WalletChoice');

/** Loads the code of the choice when its button is hovered or focused. */
export const PRELOADS_CHOICE = {
  onPointerEnter: WalletChoice.preload,
  onFocus: WalletChoice.preload,
};

type Props = {
  configuration: Configuration;
  connection: ReturnType<typeof useConnectWallet>;
  /** Leads to the account, as Escape and the browser's Back do. */
  onBack: () => void;
  onConnected: () => void;
};

/** The account dialog's view that connects another wallet. */
export function ChangeWallet({ configuration, connection, onBack, onConnected }: Props) {
  useOpenDialog(onBack);
  return (
    <WalletChoice
      configuration={configuration}
      connection={connection}
      onConnected={onConnected}
      onKeep={onBack}
    />
  );
}
