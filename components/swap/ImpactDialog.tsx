'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { TypedConfirmation } from '@/components/ui/TypedConfirmation';
import type { Fraction } from '@/lib/amounts/fraction';
import { formatPriceImpact } from '@/lib/amounts/percent';
import * as styles from './ImpactDialog.css';
import { ImpactFigure } from './ImpactFigure';

type Props = {
  impact: Fraction;
  /** Whether the user has to type a word. */
  isTyped: boolean;
  /** Whether a review follows. */
  isReviewed: boolean;
  onAgree: () => void;
  onClose: () => void;
};

/** Asks the user to accept a high price impact. */
export function ImpactDialog({ impact, isTyped, isReviewed, onAgree, onClose }: Props) {
  const t = useTranslations('swapReview');
  const swap = useTranslations('swap');
  const frame = useTranslations('frame');
  const locale = useLocale();
  const shown = formatPriceImpact(impact, locale);
  const word = frame('confirmWord');
  // Not the words of the form's button: this one sends.
  const action = isReviewed ? t('impactYes') : swap('swapNow');
  return (
    <Dialog
      title={t(isTyped ? 'impactTitleSevere' : 'impactTitle')}
      description={
        isTyped ? swap('impactNote', { impact: shown }) : t('impactWarning', { impact: shown })
      }
      closeLabel={frame('close')}
      onClose={onClose}
      asksConsent
    >
      <div className={styles.content}>
        <p>
          <ImpactFigure impact={impact} />
        </p>
        {isTyped ? (
          <TypedConfirmation
            prompt={t('impactType', { word })}
            word={word}
            action={action}
            onConfirm={onAgree}
          />
        ) : (
          <Button variant="danger" onClick={onAgree}>
            {action}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('impactNo')}
        </Button>
      </div>
    </Dialog>
  );
}
