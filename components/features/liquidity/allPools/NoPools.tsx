import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { emptyListWithAction } from '@/components/ui/list.css';
import { hrefOf } from '@/lib/site/navigation/routes';
import * as styles from './AllPools.css';

type Props = {
  /** Whether the pool at the typed address has a token whose amounts can't be shown. */
  isUnreadable: boolean;
  onClear: () => void;
};

/** In place of pools that a search does not find: why, and what else there is. */
export function NoPools({ isUnreadable, onClear }: Props) {
  const t = useTranslations('pools');
  return (
    <div className={emptyListWithAction}>
      <p>{t(isUnreadable ? 'unreadable' : 'none')}</p>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={onClear}>
          {t('clearSearch')}
        </Button>
        <ButtonLink variant="secondary" href={hrefOf({ name: 'find' })}>
          {t('find')}
        </ButtonLink>
      </div>
    </div>
  );
}
