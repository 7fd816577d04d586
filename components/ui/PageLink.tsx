import { ArrowUpRight } from 'lucide-react';
import Link from 'next/link';
import type { ComponentProps } from 'react';

/** Next's link takes no `undefined` for the handlers that it has its own use for. */
type Handled = 'onClick' | 'onMouseEnter' | 'onTouchStart';
type Props = Omit<ComponentProps<'a'>, 'href' | Handled> & { href: string };

const ICON_SIZE = 14;

/** A link to a page of this site, or, marked with an arrow and in a tab of its own, to one elsewhere. */
export function PageLink({ href, children, ...rest }: Props) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} prefetch={false} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <ArrowUpRight size={ICON_SIZE} aria-hidden="true" />
    </a>
  );
}
