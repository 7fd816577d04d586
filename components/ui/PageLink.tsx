import { ArrowUpRight } from 'lucide-react';
import Link from 'next/link';
import type { ComponentProps, MouseEvent } from 'react';
import { joinedParts } from './jsx/isolatedParts';

/** The handlers that Next's link uses itself. It does not accept `undefined` for them. */
type Handled = 'onClick' | 'onMouseEnter' | 'onTouchStart';
type Props = Omit<ComponentProps<'a'>, 'href' | Handled> & {
  href: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

const ICON_SIZE = 14;

/** A link to a page of this site, or, with an arrow and in a new tab, to an external page. */
export function PageLink({ href, children, ...rest }: Props) {
  if (href.startsWith('/')) {
    // Next builds the link with its own JSX runtime.
    return (
      <Link href={href} prefetch={false} {...rest}>
        {typeof children === 'string' ? joinedParts(children) : children}
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
