import { useState } from 'react';
import { announcement } from './announcement.css';
import * as styles from './CopyableValue.css';
import { ErrorBoundary } from './ErrorBoundary';
import { withoutIsolates } from './jsx/isolatedParts';
import { lazyComponent } from './lazyComponent';

const CopyTip = lazyComponent(() => import('./CopyTip'), 'CopyTip');

type Props = {
  /** The rounded value, as shown. */
  text: string;
  /** What is quietly shown next to it, such as the address that distinguishes two tokens. */
  note?: string | undefined;
  /** The exact value, as read. */
  exact: string;
  /** What is copied, if not the exact value as read. */
  copied?: string;
  /** Names what a click does. */
  copyLabel: string;
  /** What a click does instead of copying. */
  onPress?: (() => void) | undefined;
};

/** A value that a click copies. Hover and focus show its exact digits. */
export function CopyableValue(props: Props) {
  const { text, note, exact, copied = exact, copyLabel, onPress } = props;
  const [clicks, setClicks] = useState(0);
  const [hasTip, setTip] = useState<boolean>();
  const [said, say] = useState('');
  return (
    <>
      <button
        type="button"
        className={styles.value}
        translate="no"
        aria-label={copyLabel}
        onClick={onPress ?? (() => setClicks(clicks + 1))}
        // Not as soon as a dialog opens under a pointer that rests.
        onPointerMove={() => setTip(true)}
        onPointerLeave={() => setTip(false)}
        onFocus={() => setTip(true)}
        onBlur={() => setTip(false)}
      >
        <span data-exact={withoutIsolates(exact)}>
          {text}
          {note && <span className={styles.note}> {note}</span>}
        </span>
        {(hasTip !== undefined || clicks > 0) && (
          <ErrorBoundary fallback={() => null}>
            <CopyTip
              exact={exact}
              copied={onPress ? undefined : copied}
              clicks={clicks}
              isShown={hasTip === true}
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
