import { useLocale, useTranslations } from 'next-intl';
import type { BackupPart, ReadBackup } from '@/lib/features/backup/readBackup';

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
export function useLeftOutText(leftOut: ReadBackup['leftOut']): string | undefined {
  const t = useTranslations('backup');
  const locale = useLocale();
  const texts = PARTS.flatMap((part) => {
    const count = leftOut[part];
    return count === undefined ? [] : [t(`parts.${part}`, { count })];
  });
  if (texts.length === 0) return undefined;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts);
}
