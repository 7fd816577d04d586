import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import type { OpenMenu } from './MenuButton';
import * as styles from './MenuButton.css';
import { PageLink } from './PageLink';

/** An entry of a menu. An address that begins with a slash is a page of this site. */
type MenuItem = { readonly label: string; readonly href: string };

type MenuProps = OpenMenu & { label: string; items: readonly MenuItem[] };

/** The open menu of a `MenuButton`: links. */
export function Menu({ items, ...open }: MenuProps) {
  return (
    <MenuFrame {...open}>
      {items.map((item) => (
        <Radix.Item key={item.href} asChild>
          <PageLink href={item.href} className={styles.item}>
            {item.label}
          </PageLink>
        </Radix.Item>
      ))}
    </MenuFrame>
  );
}

type RadioGroupProps<Value extends string> = {
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  renderItem: (value: Value) => ReactNode;
};

const CHECK_SIZE = 16;

/** The entries of a menu that chooses one of some values. */
export function MenuRadioGroup<Value extends string>({
  values,
  chosen,
  onChoose,
  renderItem,
}: RadioGroupProps<Value>) {
  return (
    <Radix.RadioGroup value={chosen}>
      {values.map((value) => (
        <Radix.RadioItem
          key={value}
          value={value}
          className={styles.item}
          onSelect={() => onChoose(value)}
        >
          {renderItem(value)}
          {value === chosen && <Check size={CHECK_SIZE} aria-hidden="true" />}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

type FrameProps = OpenMenu & { label: string; children: ReactNode };

const GAP_PX = 8;
/** Gets the focus of a menu that is opened from the keyboard: the chosen entry, or the first. */
const FIRST = ['[role="menuitemradio"][aria-checked="true"]', '[role^="menuitem"]'];

/** The open menu of a `MenuButton`. */
export function MenuFrame({ label, children, opener, isByKeyboard, onClose }: FrameProps) {
  const isOpener = (target: EventTarget | null) =>
    target instanceof Node && opener.current?.contains(target);
  const startFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isByKeyboard || target !== currentTarget) return;
    const [first] = FIRST.flatMap((item) => currentTarget.querySelector<HTMLElement>(item) ?? []);
    first?.focus();
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
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
