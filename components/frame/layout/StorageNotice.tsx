'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { noticesMessages } from '@/lib/base/i18n/exported/notices';
import { useStorageProblems } from '@/lib/base/storage/useStorageProblems';
import * as styles from './Notices.css';

/** Says which data this device's storage could not read or save, until dismissed. */
export const StorageNotice = withMessages(noticesMessages, Content);

function Content() {
  const t = useTranslations('notices.storage');
  const frame = useTranslations('frame');
  const problems = useStorageProblems();
  const [readCount, setReadCount] = useState(0);
  const unread = problems.slice(readCount);
  if (unread.length === 0) return null;
  return (
    <div className={styles.place}>
      <Notice tone="warning">
        {unread.map((problem) => (
          <p key={problem}>{t(problem)}</p>
        ))}
        <Button variant="text" onClick={() => setReadCount(problems.length)}>
          {frame('close')}
        </Button>
      </Notice>
    </div>
  );
}
