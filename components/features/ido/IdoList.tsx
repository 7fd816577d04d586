import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Mark } from '@/components/parts/tokens/Mark';
import { emptyList, list } from '@/components/ui/list.css';
import { PageLink } from '@/components/ui/PageLink';
import { type IdoProject, type IdoStatus, idoMark } from '@/lib/features/ido/idoProjects';
import * as styles from './IdoScreen.css';

const KEYS = { Upcoming: 'upcoming', Ended: 'ended' } as const;

type Props = {
  status: IdoStatus;
  /** Of any status, in the order to show. */
  projects: readonly IdoProject[];
};

/** The projects of one status. */
export function IdoList({ status, projects }: Props) {
  const t = useTranslations('ido');
  const titleId = useId();
  const listed = projects.filter((project) => project.status === status);
  return (
    <section className={list} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {t(KEYS[status])}
      </h2>
      {status === 'Upcoming' && listed.length === 0 && (
        <p className={emptyList}>{t('noneUpcoming')}</p>
      )}
      {listed.length > 0 && (
        <ul className={list}>
          {listed.map((project) => (
            <li key={project.id}>
              <IdoCard project={project} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const MARK_SIZE = 32;

/** A project, as a link to its announcement. */
function IdoCard({ project }: { project: IdoProject }) {
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
