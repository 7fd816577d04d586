'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { Fraction } from '@/lib/amounts/fraction';
import { formatPriceImpact } from '@/lib/amounts/percent';
import * as styles from './ImpactDialog.css';

type Props = {
  impact: Fraction;
  /** Whether the consent has to be typed. */
  isTyped: boolean;
  onAgree: () => void;
  onClose: () => void;
};

/** Asks whether a price impact is meant. */
export function ImpactDialog({ impact, isTyped, onAgree, onClose }: Props) {
  const t = useTranslations('swap');
  const settings = useTranslations('settings');
  const frame = useTranslations('frame');
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState('');
  const word = settings('confirmWord');
  const isAgreed = !isTyped || typed === word;
  const agree = (event: FormEvent) => {
    event.preventDefault();
    if (isAgreed) onAgree();
  };
  return (
    <Dialog
      title={t('impactTitle')}
      description={t('impactWarning', { impact: formatPriceImpact(impact, locale) })}
      closeLabel={frame('close')}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={agree}>
        {isTyped && (
          <>
            <label htmlFor={id}>{t('impactType', { word })}</label>
            <input
              id={id}
              className={styles.input}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          </>
        )}
        <div className={styles.choice}>
          <Button look="secondary" onClick={onClose}>
            {t('impactNo')}
          </Button>
          <Button look="danger" type="submit" disabled={!isAgreed}>
            {t('swapAnyway')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
