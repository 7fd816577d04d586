import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Consent } from '@/components/ui/Consent';
import { downloadText } from '@/components/ui/downloadText';
import { backupText } from '@/lib/features/backup/backup';
import { currentBackup, type DeviceState } from '@/lib/features/backup/currentBackup';
import * as styles from './Backup.css';
import * as setting from './Setting.css';

/** Downloads what this device keeps as one file. */
export function ExportBackup({ device }: { device: DeviceState }) {
  const t = useTranslations('backup');
  const titleId = useId();
  const [withEndpoints, setWithEndpoints] = useState(false);
  const [downloaded, setDownloaded] = useState<string>();
  const hasEndpoints = Object.values(device.endpoints).some((url) => url !== null);
  const download = () => {
    const now = new Date();
    const name = `pangolin-backup-${now.toISOString().slice(0, 10)}.json`;
    downloadText(
      name,
      backupText(currentBackup(device, { withEndpoints }), now),
      'application/json',
    );
    setDownloaded(name);
  };
  return (
    <section className={setting.setting} aria-labelledby={titleId}>
      <h3 id={titleId} className={setting.title}>
        {t('exportTitle')}
      </h3>
      <p className={styles.help}>{t('exportHelp')}</p>
      {hasEndpoints && (
        <Consent isGiven={withEndpoints} onChange={setWithEndpoints}>
          {t('withEndpoints')}
        </Consent>
      )}
      <div>
        <Button variant="secondary" onClick={download}>
          {t('download')}
        </Button>
      </div>
      <p className={styles.help} role="status">
        {downloaded !== undefined && t('downloaded', { name: downloaded })}
      </p>
    </section>
  );
}
