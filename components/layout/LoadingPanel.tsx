import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import * as styles from './LoadingPanel.css';

/** Some of the dialog's own properties: a review also tells how it ended. */
type Props = { onClose?: (end: 'dismissed') => void };

/**
 * Shown in place of a dialog while its code loads. Escape and its button close it, if the dialog has
 * an `onClose`; otherwise the page below stays usable.
 */
export function LoadingPanel({ onClose }: Props) {
  const t = useTranslations('frame');
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose?.('dismissed');
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => close(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div className={styles.place}>
      <div className={styles.panel}>
        <p className={styles.words} role="status" aria-busy="true">
          <Spinner /> {t('loadingPart')}
        </p>
        {onClose && (
          <Button variant="icon" aria-label={t('close')} onClick={() => onClose('dismissed')}>
            <X size={20} aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  );
}
