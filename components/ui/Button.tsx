import type { ComponentProps } from 'react';
import * as styles from './Button.css';

type Props = ComponentProps<'button'> & { look: keyof typeof styles.looks };

export function Button({ look, className, type = 'button', ...rest }: Props) {
  return (
    <button type={type} className={[styles.looks[look], className].join(' ').trim()} {...rest} />
  );
}
