import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { MissingAction } from '@/components/ui/MissingAction';
import { ConnectAction } from '@/components/wallet/ConnectAction';
import type { RemoveState } from '@/lib/liquidity/useRemoveScreen';

type Props = {
  state: RemoveState;
  /** Called with whether the wallet changed during the latest review. */
  onWalletChanged: (hasChanged: boolean) => void;
};

/** Loaded once there is something to remove, because it contains everything that signing needs. */
const RemoveSigning = lazyComponent(
  () => import('./RemoveSigning').then((loaded) => loaded.RemoveSigning),
  Loading,
);

/** The primary action. Its label always says what is missing. */
export function RemoveAction({ state, onWalletChanged }: Props) {
  const missing = useMissing(state);
  const [hasBegun, setBegun] = useState(false);
  const isReady = missing === undefined && state.account !== undefined;
  if (isReady && !hasBegun) setBegun(true);
  const button =
    state.account === undefined ? (
      <ConnectAction />
    ) : (
      missing && <MissingAction>{missing}</MissingAction>
    );
  return (
    <>
      {button}
      {/* Stays mounted as long as a signature may be useful or a transaction is in progress. */}
      {hasBegun && (
        <RemoveSigning state={state} isShown={isReady} onWalletChanged={onWalletChanged} />
      )}
    </>
  );
}

/** The text for what is missing before the removal can be signed. */
function useMissing({
  pairStatus,
  poolState,
  position,
  inputError,
  isStale,
}: RemoveState): string | undefined {
  const t = useTranslations('liquidity');
  const words = useTranslations('removal');
  if (pairStatus === 'invalid') return t('invalidPair');
  if (pairStatus === 'failed') return t('unusable');
  const hasNoLiquidity = poolState !== undefined && poolState !== 'live';
  if (position ? position.liquidity.raw === 0n : hasNoLiquidity) return words('noPosition');
  if (position === undefined) return t('loading');
  if (inputError) return t('enterAmount');
  return isStale ? t('stale') : undefined;
}

function Loading() {
  const words = useTranslations('removal');
  return <MissingAction>{words('review')}</MissingAction>;
}
