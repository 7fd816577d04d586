import { Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { WalletLook } from '@/lib/holdings/wallet/walletLook';
import * as styles from './WalletIcon.css';

/** A drawn wallet fills this share of its tile. */
const DRAWN = 0.6;

/** A wallet's icon in its colours; a drawn wallet if it has none or it cannot be loaded. */
export function WalletIcon({ look, size }: { look: WalletLook; size: number }) {
  const { icon, background, accent } = look;
  const url = useUrl(icon);
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={styles.tile}
      style={{ width: size, height: size, background, borderColor: accent }}
      aria-hidden="true"
    >
      {url === undefined || url === broken ? (
        <Wallet className={styles.drawn} size={size * DRAWN} />
      ) : (
        // biome-ignore lint/performance/noImgElement: a data URL has nothing to optimise.
        <img className={styles.image} src={url} alt="" onError={() => setBroken(url)} />
      )}
    </span>
  );
}

function useUrl(icon: WalletLook['icon']): string | undefined {
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (typeof icon !== 'function') return undefined;
    let hasUnmounted = false;
    icon().then(
      (url) => {
        if (!hasUnmounted) setLoaded(url);
      },
      () => undefined,
    );
    return () => {
      hasUnmounted = true;
    };
  }, [icon]);
  return typeof icon === 'string' ? icon : loaded;
}
