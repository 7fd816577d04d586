import type { ReactNode } from 'react';
import * as styles from './CardTabs.css';
import { PageLink } from './PageLink';

type Props = {
  /** The other screen of the same kind, at the other end of a link. */
  href: string;
  name: string;
  /** Whether it comes before the title of this one: both keep their places. */
  isFirst?: boolean;
  /** What else the head of the card has. */
  children: ReactNode;
};

/** In the head of a card: a link to the other screen of its kind, and the card's own actions. */
export function CardTabs({ href, name, isFirst = false, children }: Props) {
  return (
    <>
      <PageLink href={href} className={isFirst ? styles.before : styles.after}>
        {name}
      </PageLink>
      <div className={styles.actions}>{children}</div>
    </>
  );
}
