import type { ComponentProps } from 'react';
import * as styles from './ButtonLink.css';
import { PageLink } from './PageLink';

type Props = Omit<ComponentProps<typeof PageLink>, 'className'> & {
  look: keyof typeof styles.looks;
};

/** A link to another screen that looks like a button. */
export function ButtonLink({ look, ...rest }: Props) {
  return <PageLink className={styles.looks[look]} {...rest} />;
}
