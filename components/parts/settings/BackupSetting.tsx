import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { Button } from '@/components/ui/Button';
import * as styles from './Setting.css';

const BackupDialog = lazyPart(() => import('./BackupDialog'), 'BackupDialog', LoadingPanel);

/** Opens the export and the import of what this device keeps. */
export function BackupSetting() {
  const t = useTranslations('settings');
  const [titleId, helpId] = [useId(), useId()];
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.setting} aria-labelledby={titleId}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            {t('backup')}
          </h3>
          <p id={helpId} className={styles.notes.plain}>
            {t('backupHelp')}
          </p>
        </div>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-describedby={helpId}
          onClick={() => setOpen(true)}
        >
          {t('openBackup')}
        </Button>
      </div>
      {isOpen && <BackupDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
