import type { ComponentProps } from 'react';
import * as styles from './Button.css';

type Props = ComponentProps<'button'> & { variant: keyof typeof styles.variants };

export function Button({ variant, className, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      className={[styles.variants[variant], className].join(' ').trim()}
      {...rest}
    />
  );
}
