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
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** A button that opens a menu: with a click, Enter, Space or the down arrow. */
export function MenuButton({ menu, isOpen, onOpen, onClose, ...rest }: Props) {
  const [isByKeyboard, setByKeyboard] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <span className={styles.place}>
      <Button
        {...rest}
        ref={opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // A click from the keyboard has the count 0.
        onClick={({ detail }) => {
          setByKeyboard(detail === 0);
          if (isOpen) onClose();
          else onOpen();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setByKeyboard(true);
          onOpen();
        }}
      />
      {isOpen && menu({ opener, isByKeyboard, onClose })}
    </span>
  );
}
