import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { Dialog } from '@/components/ui/Dialog';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { backupMessages } from '@/lib/base/i18n/exported/backup';
import { endpointMessages } from '@/lib/base/i18n/exported/endpoint';
import { useDeviceState } from '@/lib/features/backup/useDeviceState';
import { areListsRestoredAtom } from '@/lib/holdings/lists/atoms';
import { useWantLists } from '@/lib/holdings/lists/useAreListsReady';
import { useAllKept } from '@/lib/transactions/activity/useAllKept';
import { ExportBackup } from './ExportBackup';
import { ImportBackup } from './ImportBackup';

const MESSAGES = { backup: backupMessages, endpoint: endpointMessages };

type Props = { onClose: () => void };

/** Exports what this device keeps to a file, and imports such a file. */
export function BackupDialog(props: Props) {
  return (
    <ScreenMessages exported={MESSAGES}>
      <Content {...props} />
    </ScreenMessages>
  );
}

function Content({ onClose }: Props) {
  const t = useTranslations('backup');
  const frame = useTranslations('frame');
  useWantLists();
  const areListsRestored = useAtomValue(areListsRestoredAtom);
  const state = useDeviceState();
  const kept = useAllKept();
  const device = state && kept && { ...state, kept };
  const loaded = useConfiguration();
  const isReady = areListsRestored && device !== undefined && loaded.status === 'ready';
  return (
    <Dialog title={t('title')} closeLabel={frame('close')} onClose={onClose} asksConsent>
      {isReady ? (
        <>
          <ExportBackup device={device} />
          <ImportBackup device={device} configuration={loaded.configuration} />
        </>
      ) : (
        <p role="status">{t('reading')}</p>
      )}
    </Dialog>
  );
}
