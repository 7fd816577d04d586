import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Consent } from '@/components/ui/Consent';
import {
  type BackupChange,
  backupChanges,
  wantsExpertMode,
} from '@/lib/features/backup/backupChanges';
import type { DeviceState } from '@/lib/features/backup/currentBackup';
import type { BackupPart, ReadBackup } from '@/lib/features/backup/readBackup';
import * as styles from './Backup.css';
import { useChangeText } from './useChangeText';

type Props = {
  /** The id of the text above it, which names the file. */
  labelledBy: string;
  file: ReadBackup;
  device: DeviceState;
  onApply: (changes: readonly BackupChange[]) => void;
  onCancel: () => void;
};

/** Each thing that an import would change. What is risky is off until the user turns it on. */
export function ImportPlan({ labelledBy, file, device, onApply, onCancel }: Props) {
  const t = useTranslations('backup');
  const changeText = useChangeText();
  const leftOut = useLeftOutText(file.leftOut);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const changes = backupChanges(file.backup, device);
  const isChosen = ({ id, isRisky }: BackupChange) => choices.get(id) ?? !isRisky;
  const chosen = changes.filter(isChosen);
  return (
    <>
      {changes.length === 0 && <p>{t('nothing')}</p>}
      {changes.some(({ isRisky }) => isRisky) && <p className={styles.help}>{t('riskyHelp')}</p>}
      <ul className={styles.list} aria-labelledby={labelledBy}>
        {changes.map((change) => {
          const { text, risk } = changeText(change);
          return (
            <li key={change.id}>
              <Consent
                isGiven={isChosen(change)}
                onChange={(isGiven) => setChoices(new Map(choices).set(change.id, isGiven))}
              >
                <span>
                  <span className={styles.change}>{text}</span>
                  {risk !== undefined && <span className={styles.risk}>{risk}</span>}
                </span>
              </Consent>
            </li>
          );
        })}
      </ul>
      {wantsExpertMode(file.backup, device) && <p className={styles.help}>{t('expertMode')}</p>}
      {leftOut !== undefined && <p className={styles.help}>{t('leftOut', { parts: leftOut })}</p>}
      <div className={styles.footer}>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => onApply(chosen)}>
          {t('import', { count: chosen.length })}
        </Button>
      </div>
    </>
  );
}

const PARTS: readonly BackupPart[] = [
  'settings',
  'endpoints',
  'lists',
  'tokens',
  'pairs',
  'transactions',
  'recipients',
];

/** Names the parts of a file that could not be read; undefined for nothing. */
function useLeftOutText(leftOut: ReadBackup['leftOut']): string | undefined {
  const t = useTranslations('backup');
  const locale = useLocale();
  const texts = PARTS.flatMap((part) => {
    const count = leftOut[part];
    return count === undefined ? [] : [t(`parts.${part}`, { count })];
  });
  if (texts.length === 0) return undefined;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts);
}
