'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import * as styles from './Header.css';

/** A link of the header, marked while its screen is open. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = usePathname() === href;
  return (
    <Link
      href={href}
      prefetch={false}
      className={styles.link}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      {children}
    </Link>
  );
}
