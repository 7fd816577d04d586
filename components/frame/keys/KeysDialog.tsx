import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/Dialog';
import * as styles from './KeysDialog.css';

/** What each key does, in the order of the list. */
const ROWS = [
  { does: 'search', keys: ['/'] },
  { does: 'keys', keys: ['?'] },
  { does: 'review', keys: ['enter'] },
  { does: 'leave', keys: ['escape'] },
  { does: 'move', keys: ['↑', '↓'] },
  { does: 'ends', keys: ['home', 'end'] },
  { does: 'open', keys: ['enter'] },
  { does: 'close', keys: ['escape'] },
] as const;

type Key = (typeof ROWS)[number]['keys'][number];

/** The keys that work on every screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('search');
  const frame = useTranslations('frame');
  return (
    <Dialog title={t('allKeys')} closeLabel={frame('close')} onClose={onClose}>
      <dl className={styles.keys}>
        {ROWS.map(({ does, keys }) => (
          <div key={does} className={styles.row}>
            <dt>{t(`keys.${does}`)}</dt>
            <dd className={styles.caps}>
              {keys.map((key) => (
                <KeyCap key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function KeyCap({ name }: { name: Key }) {
  const t = useTranslations('search.keyNames');
  const isNamed = name === 'enter' || name === 'escape' || name === 'home' || name === 'end';
  return (
    <kbd className={styles.cap} translate="no">
      {isNamed ? t(name) : name}
    </kbd>
  );
}
