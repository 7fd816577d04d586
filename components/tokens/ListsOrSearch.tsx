import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/layout/lazyPart';
import { Button } from '@/components/ui/Button';
import * as styles from './ListsOrSearch.css';

const ManageLists = lazyPart(() =>
  import('@/components/lists/ManageLists').then((loaded) => loaded.ManageLists),
);

/** The search of a token dialog, or the management of token lists. The search stays as it was. */
export function ListsOrSearch({ children }: { children: ReactNode }) {
  const t = useTranslations('tokenChoice');
  const [isManaging, setManaging] = useState(false);
  const [entry, back] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const hasSwitched = useRef(false);
  useEffect(() => {
    if (hasSwitched.current) (isManaging ? back : entry).current?.focus();
  }, [isManaging, entry, back]);
  const show = (manages: boolean) => {
    hasSwitched.current = true;
    setManaging(manages);
  };
  return (
    <>
      <div hidden={isManaging}>
        {children}
        <div className={styles.entry}>
          <Button ref={entry} variant="text" onClick={() => show(true)}>
            {t('manageLists')}
          </Button>
        </div>
      </div>
      {isManaging && (
        <section aria-label={t('manageLists')}>
          <Button ref={back} variant="text" onClick={() => show(false)}>
            <ArrowLeft size={16} aria-hidden="true" />
            {t('backToSearch')}
          </Button>
          <h3 className={styles.title}>{t('manageLists')}</h3>
          <ManageLists />
        </section>
      )}
    </>
  );
}
