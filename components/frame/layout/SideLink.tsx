'use client';

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from './NavLink';
import * as styles from './SideNavigation.css';

const ICON_SIZE = 20;

type Props = { href: string; icon: LucideIcon; isCurrent?: boolean; children: ReactNode };

/** A line of the side navigation. Its text is cut off while the column is narrow. */
export function SideLink({ href, icon: Icon, isCurrent = false, children }: Props) {
  return (
    <NavLink href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      <Icon size={ICON_SIZE} aria-hidden="true" />
      <span className={styles.words}>{children}</span>
    </NavLink>
  );
}
