'use client';

import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { shareMessages } from '@/lib/base/i18n/exported/share';
import { ScannableText } from './ScannableText';
import * as styles from './ShareDialog.css';

type Props = {
  title: string;
  /** What the link has, and what it has not. */
  about: string;
  link: string;
  onClose: () => void;
};

/** A link as text and as a QR code, what copies it, and what gives it to an app of the device. */
export const ShareDialog = withMessages({ share: shareMessages }, Content);

function Content({ title, about, link, onClose }: Props) {
  const t = useTranslations('share');
  const frame = useTranslations('frame');
  const [hasFailed, setFailed] = useState(false);
  const share = async () => setFailed(!(await isShared(link)));
  return (
    <Dialog title={title} closeLabel={frame('close')} onClose={onClose}>
      <div className={styles.content}>
        <p className={styles.about}>{about}</p>
        <ScannableText
          text={link}
          codeLabel={t('code')}
          copyLabel={t('copy')}
          problem={hasFailed ? t('shareFailed') : undefined}
          onCopy={() => setFailed(false)}
          action={
            'share' in navigator && (
              <Button variant="secondary" onClick={share}>
                <Share2 size={18} aria-hidden="true" />
                {t('share')}
              </Button>
            )
          }
        />
      </div>
    </Dialog>
  );
}

/** Whether the device took the link; also if the user then chose no app for it. */
async function isShared(url: string): Promise<boolean> {
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
