'use client';

import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from './Button';
import * as styles from './MenuButton.css';

/** What an open menu needs to know about its button. */
export type OpenMenu = {
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** With the keyboard the first item gets the focus, with a pointer none. */
  readonly isByKeyboard: boolean;
  readonly onClose: () => void;
};

type Props = ComponentProps<typeof Button> & {
  /** The menu. Its code is best loaded when it is first opened. */
  menu: (open: OpenMenu) => ReactNode;
};

/** A button that opens a menu: with a click, Enter, Space or the down arrow. */
export function MenuButton({ menu, ...rest }: Props) {
  const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer'>();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <span className={styles.place}>
      <Button
        {...rest}
        ref={opener}
        aria-haspopup="menu"
        aria-expanded={openedBy !== undefined}
        // A click from the keyboard has the count 0.
        onClick={({ detail }) => {
          const way = detail === 0 ? 'keyboard' : 'pointer';
          setOpenedBy(openedBy ? undefined : way);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpenedBy('keyboard');
        }}
      />
      {openedBy &&
        menu({
          opener,
          isByKeyboard: openedBy === 'keyboard',
          onClose: () => setOpenedBy(undefined),
        })}
    </span>
  );
}
