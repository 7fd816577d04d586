import type { ReactNode } from 'react';
import { outsideLink } from '@/lib/governance/outsideLink';
import * as styles from './ProposalMarkdown.css';

type Props = {
  href?: string | undefined;
  children?: ReactNode;
};

/** A link of a proposal's text, with the host that it leads to. Plain text if it is not allowed. */
export function MarkdownLink({ href = '', children }: Props) {
  const link = outsideLink(href, window.location.host);
  if (!link) return children;
  return (
    <a href={link.href} title={link.href} target="_blank" rel="noopener noreferrer nofollow">
      {children} <code className={styles.host}>({link.host})</code>
    </a>
  );
}
