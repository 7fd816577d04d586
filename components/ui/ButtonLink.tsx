import type { ComponentProps } from 'react';
import * as styles from './ButtonLink.css';
import { PageLink } from './PageLink';

type Props = Omit<ComponentProps<typeof PageLink>, 'className'> & {
  variant: keyof typeof styles.variants;
};

/** A link to another screen that looks like a button. */
export function ButtonLink({ variant, ...rest }: Props) {
  return <PageLink className={styles.variants[variant]} {...rest} />;
}
