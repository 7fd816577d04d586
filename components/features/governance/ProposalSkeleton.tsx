import { useTranslations } from 'next-intl';
import { SlowNote } from '@/components/parts/loading/SlowNote';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { Skeleton } from '@/components/ui/Skeleton';
import * as screen from './GovernanceScreen.css';
import * as styles from './ProposalScreen.css';
import * as bars from './VoteBars.css';

const TITLE_CHARACTERS = 12;
const LINES = [28, 24, 26];

/** The place of a proposal that is being read. */
export function ProposalSkeleton() {
  const t = useTranslations('proposal');
  return (
    <div className={styles.columns}>
      <PageTitle screen={t('title')} />
      <header className={styles.head}>
        <p className={styles.stateLine} role="status" aria-label={t('loading')}>
          <Skeleton characters={18} />
        </p>
        <h1 className={styles.title}>
          <span>{t('title')}</span> <Skeleton characters={TITLE_CHARACTERS} />
        </h1>
        <SlowNote />
      </header>
      <div className={styles.votes} aria-hidden="true">
        <p className={screen.heading}>{t('votes')}</p>
        {(['for', 'against'] as const).map((side) => (
          <div key={side} className={bars.side}>
            <p className={bars.term}>{t(side)}</p>
            <p className={bars.count}>
              <Skeleton characters={9} />
            </p>
            <div className={bars.track} />
          </div>
        ))}
      </div>
      <div className={styles.rest} aria-hidden="true">
        <div className={screen.card}>
          {LINES.map((characters) => (
            <p key={characters}>
              <Skeleton characters={characters} />
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
