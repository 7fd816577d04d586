'use client';

import { useLinkStatus } from 'next/link';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { Spinner } from '@/components/ui/Spinner';
import * as styles from './NavLink.css';

/** A link of the navigation, which shows that its screen is being loaded. */
export function NavLink({ children, ...rest }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...rest}>
      {children}
      {rest.href.startsWith('/') && <Progress />}
    </PageLink>
  );
}

function Progress() {
  const t = useTranslations('frame');
  const { pending } = useLinkStatus();
  return (
    <span role="status" className={styles.progress}>
      {pending && (
        <span role="img" aria-label={t('openingScreen')}>
          <Spinner />
        </span>
      )}
    </span>
  );
}
