import type { Messages } from 'next-intl';
import type { ComponentType } from 'react';
import { ScreenMessages } from './ScreenMessages';

/** A component with messages of its own, in addition to those that all screens share. */
export function withMessages<Props extends object>(
  exported: Partial<Messages>,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function WithMessages(props: Props) {
    return (
      <ScreenMessages exported={exported}>
        <Component {...props} />
      </ScreenMessages>
    );
  };
}
