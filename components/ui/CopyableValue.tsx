import { type ReactNode, useRef, useState } from 'react';
import { announcement } from './announcement.css';
import * as styles from './CopyableValue.css';
import { ErrorBoundary } from './ErrorBoundary';
import { plainString } from './jsx/isolatedParts';
import { lazyComponent } from './lazyComponent';

const CopyTip = lazyComponent(() => import('./CopyTip'), 'CopyTip');

/** How long a finger has to rest on a value. */
const HOLD_MS = 500;

type Props = {
  /** The rounded value, as shown. */
  text: string;
  /** How many characters at its end are faint, because they change all the time. */
  faint?: number | undefined;
  /** What is quietly shown next to it, such as the address that distinguishes two tokens. */
  note?: string | undefined;
  /** What always stands next to it; else an icon is shown with the exact value alone. */
  icon?: ReactNode;
  /** The exact value, as read. */
  exact: string;
  /** What is copied, if not the exact value as read. */
  copied?: string;
  /** Names what a click does. */
  copyLabel: string;
  /** What a click does instead of copying. */
  onPress?: (() => void) | undefined;
};

/** A value that a click copies. Hover, focus and a long press show its exact digits. */
export function CopyableValue(props: Props) {
  const { text, faint = 0, note, icon, exact, copied = exact, copyLabel, onPress } = props;
  const [clicks, setClicks] = useState(0);
  const [tip, setTip] = useState<'shown' | 'held' | 'hidden'>();
  const touch = useRef<{ timer: ReturnType<typeof setTimeout>; isHeld: boolean }>(undefined);
  const [said, say] = useState('');
  return (
    <>
      <button
        type="button"
        className={styles.value}
        translate="no"
        aria-label={copyLabel}
        onClick={onPress ?? (() => setClicks(clicks + 1))}
        // Not as soon as a dialog opens under a pointer that rests, nor under a finger that
        // scrolls.
        onPointerMove={({ pointerType }) => pointerType === 'touch' || setTip('shown')}
        onPointerLeave={() => {
          clearTimeout(touch.current?.timer);
          setTip('hidden');
        }}
        onTouchStart={() => {
          const timer = setTimeout(() => {
            touch.current = { timer, isHeld: true };
            setTip('held');
          }, HOLD_MS);
          touch.current = { timer, isHeld: false };
        }}
        // What is only looked at is neither copied nor filled in.
        onTouchEnd={(event) => touch.current?.isHeld && event.preventDefault()}
        onFocus={() => setTip('shown')}
        onBlur={() => setTip('hidden')}
      >
        <span data-exact={plainString(exact)}>
          {faint > 0 ? text.slice(0, -faint) : text}
          {faint > 0 && <span className={styles.faint}>{text.slice(-faint)}</span>}
          {note && <span className={styles.note}> {note}</span>}
        </span>
        {icon}
        {(tip || clicks > 0) && (
          <ErrorBoundary fallback={() => null}>
            <CopyTip
              exact={exact}
              copied={onPress ? undefined : copied}
              clicks={clicks}
              isShown={tip === 'shown' || tip === 'held'}
              isHeld={tip === 'held'}
              onSay={say}
            />
          </ErrorBoundary>
        )}
      </button>
      <span className={announcement} aria-live="polite">
        {said}
      </span>
    </>
  );
}
