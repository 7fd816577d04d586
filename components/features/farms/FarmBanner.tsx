import { type ReactNode, useId } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import * as styles from './FarmBanner.css';

type Props = {
  title: string;
  children?: ReactNode;
  /** Where it leads. */
  href: string;
  action: string;
  /** Whether it is the one next step of the screen. */
  isNext?: boolean;
};

/** Across the top of a farm's page: what to do before its forms are of use, with the way there. */
export function FarmBanner({ title, children, href, action, isNext = false }: Props) {
  const titleId = useId();
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children && <p>{children}</p>}
      </div>
      <ButtonLink variant={isNext ? 'accent' : 'secondary'} href={href}>
        {action}
      </ButtonLink>
    </section>
  );
}
