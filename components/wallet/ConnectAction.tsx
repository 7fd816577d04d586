import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { useIsHydrated } from '@/lib/navigation/useIsHydrated';
import { usePanel } from '@/lib/overlays/usePanel';
import { useIsWalletBusy } from '@/lib/wallet/useIsWalletBusy';
import { useWallet } from '@/lib/wallet/useWallet';
import { PRELOADS_WALLETS } from './WalletPanels';

/** A form's primary action while no wallet is connected, or one on another network. */
export function ConnectAction() {
  const t = useTranslations('wallet');
  const { open } = usePanel();
  const isElsewhere = useWallet().status === 'wrongNetwork';
  const isBusy = useIsWalletBusy();
  const isHydrated = useIsHydrated();
  return (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      disabled={isBusy || !isHydrated}
      {...PRELOADS_WALLETS}
      onClick={() => open(isElsewhere ? 'account' : 'wallet')}
    >
      {t(isElsewhere ? 'wrongNetwork' : 'connect')}
    </Button>
  );
}
