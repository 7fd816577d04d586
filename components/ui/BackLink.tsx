import { ArrowLeft } from 'lucide-react';
import { link } from './BackLink.css';
import { PageLink } from './PageLink';

const ICON_SIZE = 18;

/** The way from one of a list to the list. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <PageLink href={href} className={link}>
      <ArrowLeft size={ICON_SIZE} aria-hidden="true" />
      <span>{children}</span>
    </PageLink>
  );
}
