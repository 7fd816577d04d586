import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { Button } from '@/components/ui/Button';
import { MissingAction } from '@/components/ui/MissingAction';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { useIsWalletBusy } from '@/lib/holdings/wallet/useWaitingWallet';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { usePanel } from '@/lib/site/overlays/usePanel';
import { PRELOADS_WALLETS } from './LazyWalletDialog';

const SwitchNetwork = lazyPart(
  () => import('./SwitchNetwork'),
  'SwitchNetwork',
  WrongNetworkAction,
  WrongNetworkAction,
);

/** A form's primary action while no wallet is connected, or one on another network. */
export function ConnectAction() {
  const t = useTranslations('wallet');
  const { open } = usePanel();
  const { status } = useWallet();
  const isBusy = useIsWalletBusy();
  const isHydrated = useIsHydrated();
  if (status === 'wrongNetwork') return <SwitchNetwork variant="primary" />;
  return (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      disabled={isBusy || !isHydrated}
      {...PRELOADS_WALLETS}
      onClick={() => open('wallet')}
    >
      {t('connect')}
    </Button>
  );
}

function WrongNetworkAction() {
  return <MissingAction>{useTranslations('wallet')('wrongNetwork')}</MissingAction>;
}
