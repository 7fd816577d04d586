import { Skeleton } from '@/components/ui/Skeleton';
import { head, title as titleStyle } from '@/components/ui/subjectHead.css';
import * as styles from './AprHero.css';
import { link } from './RewardIntroSkeleton.css';

type Props = {
  title: string;
  /** Whether a line says what its APR is made of. */
  hasParts?: boolean;
};

/** The place of the head of a reward pool's screen, before its address is read. */
export function RewardIntroSkeleton({ title, hasParts = false }: Props) {
  return (
    <>
      <div className={link} />
      <div className={head}>
        <h1 className={titleStyle}>{title}</h1>
      </div>
      <div className={styles.apr}>
        <div className={styles.figure}>
          <Skeleton characters={6} />
        </div>
        {hasParts && <div className={styles.parts} />}
      </div>
    </>
  );
}
