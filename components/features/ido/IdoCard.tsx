import { useTranslations } from 'next-intl';
import { Mark } from '@/components/parts/tokens/Mark';
import { PageLink } from '@/components/ui/PageLink';
import { type IdoProject, idoMark } from '@/lib/features/ido/idoProjects';
import * as styles from './IdoScreen.css';

const MARK_SIZE = 40;

/** A project, as a link to its announcement. */
export function IdoCard({ project }: { project: IdoProject }) {
  const t = useTranslations('ido');
  const { title, launchpad, announcementUrl } = project;
  return (
    <PageLink href={announcementUrl} className={styles.card}>
      <Mark mark={idoMark(project)} size={MARK_SIZE}>
        {null}
      </Mark>
      <span className={styles.words}>
        <span className={styles.name}>{t('project', { title, launchpad })}</span>{' '}
        <span className={styles.quiet}>
          {t('announcement', { host: new URL(announcementUrl).host })}
        </span>
      </span>
    </PageLink>
  );
}
