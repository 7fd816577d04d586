import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyComponent } from '@/components/ui/lazyComponent';

/**
 * The dialog that connects a wallet, with RainbowKit's connectors; loaded when it is first opened.
 */
export const LazyWalletDialog = lazyComponent(
  () => import('./WalletDialog'),
  'WalletDialog',
  LoadingPanel,
);

/** Loads the code of the wallet dialog when its button is hovered or focused. */
export const PRELOADS_WALLETS = {
  onPointerEnter: LazyWalletDialog.preload,
  onFocus: LazyWalletDialog.preload,
};
