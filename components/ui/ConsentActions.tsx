import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import { Consent } from './Consent';
import * as styles from './ConsentActions.css';

type Props = {
  /** The text of the button that goes on. */
  action: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** What the user agrees to. */
  children: ReactNode;
};

/** The end of a dialog that asks for consent, always visible: it goes on once that is given. */
export function ConsentActions({ action, cancelLabel, onConfirm, onCancel, children }: Props) {
  const [isGiven, setGiven] = useState(false);
  return (
    <div className={styles.footer}>
      <Consent isGiven={isGiven} onChange={setGiven}>
        {children}
      </Consent>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="primary" disabled={!isGiven} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </div>
  );
}
