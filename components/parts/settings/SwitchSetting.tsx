import { type ReactNode, useId } from 'react';
import { Switch } from '@/components/ui/Switch';
import * as styles from './Setting.css';

type Props = {
  title: string;
  help: string;
  isOn: boolean;
  onClick: () => void;
  /** A dialog that the switch opens. */
  children?: ReactNode;
};

/** A setting with a switch; a click on its title switches it too. */
export function SwitchSetting({ title, help, isOn, onClick, children }: Props) {
  const [titleId, helpId, switchId] = [useId(), useId(), useId()];
  return (
    <section className={styles.setting} aria-labelledby={titleId}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            <label htmlFor={switchId}>{title}</label>
          </h3>
          <p id={helpId} className={styles.help}>
            {help}
          </p>
        </div>
        <Switch
          id={switchId}
          isOn={isOn}
          aria-labelledby={titleId}
          aria-describedby={helpId}
          onClick={onClick}
        />
      </div>
      {children}
    </section>
  );
}
