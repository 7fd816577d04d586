import { ChevronRight, ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { WalletOption } from '@/lib/holdings/wallet/walletOptions';
import { WalletIcon } from './WalletIcon';
import * as styles from './WalletRow.css';

const ICON_SIZE = 32;

type Props = {
  option: WalletOption;
  isConnected: boolean;
  isRecent: boolean;
  /** Whether it takes the focus when it is first shown. */
  isFocused: boolean;
  onChoose: () => void;
};

/** A wallet to choose; one that is missing has a link to where it can be installed. */
export function WalletRow({ option, isConnected, isRecent, isFocused, onChoose }: Props) {
  const t = useTranslations('wallets');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  const { name, means, twin, maker = '', installUrl } = option;
  const isMissing = means === 'install' && installUrl !== undefined;
  const note = isConnected ? t('connected') : t(`means.${means}`);
  return (
    <>
      <div className={styles.row}>
        <WalletIcon look={option} size={ICON_SIZE} />
        <div className={styles.words}>
          {isMissing ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <button
              ref={button}
              type="button"
              className={styles.choice}
              aria-describedby={twin ? `${id}note ${id}twin` : `${id}note`}
              onClick={onChoose}
            >
              <bdi translate="no">{name}</bdi>
            </button>
          )}
          <span id={`${id}note`} className={styles.note}>
            {isRecent && !isConnected ? t('recentNote', { note }) : note}
          </span>
        </div>
        {isMissing ? (
          <a
            className={styles.install}
            href={installUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('install', { name })}
            aria-describedby={`${id}note`}
          >
            {t('installAction')}
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        ) : (
          <ChevronRight className={styles.arrow} size={16} aria-hidden="true" />
        )}
      </div>
      {twin && (
        <p id={`${id}twin`} className={styles.warning}>
          {t(`twins.${twin}`, { maker })}
        </p>
      )}
    </>
  );
}
