import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { useOpenDialog } from '@/components/ui/openDialogs';
import { Spinner } from '@/components/ui/Spinner';
import * as styles from './LoadingPanel.css';

/** One of the dialog's own properties. */
type Props = { onClose?: () => void };

/**
 * Shown in place of a dialog while its code loads. Escape, Back and its button close it, if the
 * dialog has an `onClose`; otherwise the page below stays usable.
 */
export function LoadingPanel({ onClose }: Props) {
  const t = useTranslations('frame');
  return (
    <div className={styles.place}>
      <div className={styles.panel}>
        <p className={styles.words} role="status" aria-busy="true">
          <Spinner /> {t('loadingPart')}
        </p>
        {onClose && <CloseButton onClose={onClose} />}
      </div>
    </div>
  );
}

function CloseButton({ onClose }: Required<Props>) {
  const t = useTranslations('frame');
  useOpenDialog(onClose);
  return (
    <Button variant="icon" aria-label={t('close')} onClick={() => onClose()}>
      <X size={20} aria-hidden="true" />
    </Button>
  );
}
