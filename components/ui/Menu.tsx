import * as Radix from '@radix-ui/react-dropdown-menu';
import type { FocusEvent } from 'react';
import type { OpenMenu } from './MenuButton';
import * as styles from './MenuButton.css';
import { PageLink } from './PageLink';

/** An entry of a menu. An address that begins with a slash is a page of this site. */
type MenuItem = { readonly label: string; readonly href: string };

type Props = OpenMenu & { label: string; items: readonly MenuItem[] };

const GAP_PX = 8;

/** The open menu of a `MenuButton`. */
export function Menu({ label, items, opener, isByKeyboard, onClose }: Props) {
  const isOpener = (target: EventTarget | null) =>
    target instanceof Node && opener.current?.contains(target);
  const startFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isByKeyboard || target !== currentTarget) return;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (document.activeElement === document.body) opener.current?.focus();
  };
  return (
    <Radix.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Trigger asChild>
        <span className={styles.anchor} aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          align="end"
          sideOffset={GAP_PX}
          collisionPadding={GAP_PX}
          aria-label={label}
          aria-labelledby={undefined}
          // The opener's own click closes the menu.
          onInteractOutside={(event) => isOpener(event.target) && event.preventDefault()}
          onFocus={startFocus}
          onCloseAutoFocus={returnFocus}
        >
          {items.map((item) => (
            <Radix.Item key={item.href} asChild>
              <PageLink href={item.href} className={styles.item}>
                {item.label}
              </PageLink>
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
