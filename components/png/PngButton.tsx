'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatPng } from '@/lib/amounts/formatPng';
import { withSymbol } from '@/lib/amounts/withSymbol';
import { pngToken } from '@/lib/contracts/pngToken';
import { isolated } from '@/lib/errors/isolated';
import { useIsHydrated } from '@/lib/navigation/useIsHydrated';
import { usePanel } from '@/lib/overlays/usePanel';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useAddress } from '@/lib/wallet/useAddress';
import { useBalances } from '@/lib/wallet/useBalances';
import * as styles from './PngButton.css';
import { PRELOADS_PNG } from './PngPanel';

/** Digits of PNG after the point, as in the panel that the button opens. */
const PLACES = 2;

/** The account's PNG in the header, which opens the panel about PNG. */
export function PngButton() {
  const t = useTranslations('wallet');
  const locale = useLocale();
  const { open } = usePanel();
  const isHydrated = useIsHydrated();
  const chainId = useActiveChainId();
  const account = useAddress();
  const [balance] = useBalances(chainId, account, [chainId && pngToken(chainId)]);
  const amount = balance && formatPng(balance, PLACES, locale);
  return (
    <button
      type="button"
      className={account === undefined ? styles.button : styles.wideButton}
      aria-haspopup="dialog"
      aria-label={amount ? t('pngLabel', { amount }) : t('pngTitle')}
      disabled={!isHydrated}
      onClick={() => open('png')}
      {...PRELOADS_PNG}
    >
      <span className={styles.short}>{t('png')}</span>
      <span className={styles.long}>
        {amount ? withSymbol(amount, isolated(t('png'))) : t('png')}
      </span>
    </button>
  );
}
