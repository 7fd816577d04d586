'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatPng } from '@/lib/base/amounts/formatPng';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { isolated } from '@/lib/base/text/isolated';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import { usePanel } from '@/lib/site/overlays/usePanel';
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
