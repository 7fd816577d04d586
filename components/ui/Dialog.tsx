import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { announcement } from './announcement.css';
import { Button } from './Button';
import * as styles from './Dialog.css';
import { focusField } from './focusField';
import { joinedParts } from './jsx/isolatedParts';
import { useOpenDialog } from './openDialogs';
import { offerPopupPlace } from './popupPlace';
import { Rebuilt } from './Rebuilt';

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** What a screen reader reads after the title. */
  description?: string;
  /** The way back to what it showed before, next to the title. */
  back?: ReactNode;
  /** What stands in the place of the title, which only screen readers then get. */
  heading?: ReactNode;
  /** Another action, at the end of the title's line. */
  action?: ReactNode;
  /**
   * Whether its parts have an inset of their own, so that fields and buttons reach nearly to the
   * edges. A low dialog and one at the side are so anyway.
   */
  hasOwnInset?: boolean;
  /** Whether it is a list to choose from: leaves a fifth of the screen free, not a tenth. */
  isLow?: boolean;
  /** Whether it stands at the right edge, from a tablet's width, and not in the middle. */
  isSide?: boolean;
  /** Whether it asks for consent. Then a click outside does not close it. */
  asksConsent?: boolean;
  /**
   * The element to focus first, in place of the first control. Touch devices ignore it, so that no
   * screen keyboard opens.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The id of the element that gets the focus at the end if the opener is gone or disabled. */
  nextFocusId?: string;
};

/** A modal dialog: traps and returns focus, closes with Escape and the backdrop, scrolls inside. */
export function Dialog(props: Props) {
  const {
    title,
    closeLabel,
    onClose,
    children,
    description,
    back,
    heading,
    action,
    hasOwnInset = false,
    isLow = false,
    isSide = false,
    asksConsent = false,
    initialFocus,
    nextFocusId = '',
  } = props;
  const opener = useRef<Element>(null);
  const closing = useRef<HTMLButtonElement>(null);
  useOpenDialog(onClose);
  const startFocus = (event: Event) => {
    opener.current = document.activeElement;
    if (focusField(initialFocus?.current)) event.preventDefault();
    // Not what a heading has: its tip would cover the dialog.
    else if (heading !== undefined) {
      event.preventDefault();
      closing.current?.focus();
    }
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    // Does not take the focus from an element that the user has moved on to.
    if (!isFocusFree()) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    // An opener that is disabled, as after a swap, or gone cannot take the focus.
    if (isFocusFree()) document.getElementById(nextFocusId)?.focus();
    if (isFocusFree()) below()?.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={isSide ? styles.sideBackdrop : styles.backdrop}>
          <Radix.Content
            className={panelOf({ hasOwnInset, isLow, isSide })}
            data-side={isSide || undefined}
            onOpenAutoFocus={startFocus}
            onCloseAutoFocus={returnFocus}
            onInteractOutside={(event) =>
              (asksConsent || isInDialog(event)) && event.preventDefault()
            }
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <div className={styles.head}>
              {back}
              <Radix.Title className={heading === undefined ? styles.title : announcement}>
                {joinedParts(title)}
              </Radix.Title>
              {heading !== undefined && <div className={styles.heading}>{heading}</div>}
              {action}
              <Radix.Close asChild>
                <Button ref={closing} variant="icon" aria-label={closeLabel}>
                  <X size={20} aria-hidden="true" />
                </Button>
              </Radix.Close>
            </div>
            {description !== undefined && (
              <Radix.Description>{joinedParts(description)}</Radix.Description>
            )}
            <Rebuilt>{children}</Rebuilt>
            <div ref={offerPopupPlace} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

type Shape = { readonly hasOwnInset: boolean; readonly isLow: boolean; readonly isSide: boolean };

function panelOf({ hasOwnInset, isLow, isSide }: Shape): string {
  if (isSide) return styles.sidePanel;
  if (isLow) return styles.lowPanel;
  return hasOwnInset ? styles.reachingPanel : styles.panel;
}

/** Whether it is on a popup in a dialog, which is another part of the page for React. */
function isInDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/** What is visible once the dialog is closed: the dialog below it, or the screen. */
function below(): HTMLElement | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
  return dialogs.at(-1) ?? document.querySelector('main');
}

/** Whether nothing has the focus, or only a screen or a dialog as a whole. */
function isFocusFree(): boolean {
  return document.activeElement?.matches('body, main, [role="dialog"]') ?? true;
}
