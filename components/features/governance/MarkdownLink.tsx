/** @jsxImportSource react */
// See markdownElements.tsx.
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/Button';
import * as linkStyles from '@/components/ui/ButtonLink.css';
import { Dialog } from '@/components/ui/Dialog';
import { type OutsideLink, outsideLink } from '@/lib/features/governance/markdownLimits';
import * as styles from './ProposalMarkdown.css';

type Props = {
  href?: string | undefined;
  children?: ReactNode;
};

/**
 * A link of a proposal's text, with the host that it leads to. It asks before it leaves this site.
 * Plain text if it is not allowed.
 */
export function MarkdownLink({ href = '', children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const link = outsideLink(href, window.location.host);
  if (!link) return children;
  return (
    <>
      <a
        href={link.href}
        title={link.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        {children}{' '}
        <code className={styles.host} translate="no">
          ({link.host})
        </code>
      </a>
      {isAsking && <LeaveDialog link={link} onClose={() => setAsking(false)} />}
    </>
  );
}

function LeaveDialog({ link, onClose }: { link: OutsideLink; onClose: () => void }) {
  const t = useTranslations('proposalText');
  return (
    <Dialog title={t('leaveTitle')} closeLabel={t('stay')} onClose={onClose}>
      <p>{t('leaveText')}</p>
      <p className={styles.address}>
        <bdi translate="no">{link.href}</bdi>
      </p>
      <a
        className={linkStyles.variants.primary}
        href={link.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        onClick={onClose}
      >
        {t('leave', { host: link.host })}
      </a>
      <Button variant="secondary" onClick={onClose}>
        {t('stay')}
      </Button>
    </Dialog>
  );
}
