import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { listUpdate } from '@/lib/holdings/lists/listUpdate';
import { type TokenList, versionText } from '@/lib/holdings/lists/tokenList';
import * as styles from './ListDialog.css';
import { UpdateDiff } from './UpdateDiff';
import * as updateStyles from './UpdatesDialog.css';
import { useChangesText } from './useUpdateText';

type Props = {
  current: TokenList;
  others: readonly TokenList[];
  onGoBack: (version: string) => void;
};

/** The versions of a list that were in use before: what each would change, and the way back. */
export function OtherVersions({ current, others, onGoBack }: Props) {
  const t = useTranslations('lists');
  const changesText = useChangesText();
  const inUse = versionText(current.version);
  return (
    <section className={styles.versions}>
      <h3>{t('versions')}</h3>
      {others.length === 0 && <p className={styles.label}>{t('noVersions')}</p>}
      {others.map((other) => {
        const version = versionText(other.version);
        return (
          <div key={version} className={styles.version}>
            <Button variant="secondary" onClick={() => onGoBack(version)}>
              {t('goBack', { version })}
            </Button>
            <details name="versions" className={styles.changes}>
              <summary className={updateStyles.summary}>
                {t('versionChanges', { version, changes: changesText(listUpdate(current, other)) })}
              </summary>
              <UpdateDiff
                label={t('changesTo', { current: inUse, version })}
                before={current}
                after={other}
              />
            </details>
          </div>
        );
      })}
    </section>
  );
}
