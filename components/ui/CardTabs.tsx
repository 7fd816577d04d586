import type { ReactNode } from 'react';
import * as styles from './CardTabs.css';
import { PageLink } from './PageLink';

type Props = {
  /** The other screen of the same kind, at the other end of a link. */
  href: string;
  name: string;
  /** What else the head of the card has. */
  children: ReactNode;
};

/** In the head of a card: a link to the other screen of its kind, and the card's own actions. */
export function CardTabs({ href, name, children }: Props) {
  return (
    <div className={styles.tabs}>
      <PageLink href={href} className={styles.other}>
        {name}
      </PageLink>
      {children}
    </div>
  );
}
