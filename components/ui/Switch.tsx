import type { ComponentProps } from 'react';
import * as styles from './Switch.css';

type Props = Omit<ComponentProps<'button'>, 'children' | 'className'> & { isOn: boolean };

/** Turns something on or off at once. Its name comes from `aria-label` or `aria-labelledby`. */
export function Switch({ isOn, ...rest }: Props) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.track} {...rest}>
      <span className={styles.thumb} />
    </button>
  );
}
