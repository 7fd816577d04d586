import { type ReactNode, useDeferredValue } from 'react';

type Props = {
  /** Shown at first, with what is around it. */
  waiting: ReactNode;
  children: ReactNode;
};

/** Renders its children after `waiting` is shown, in slices, so that no task is long. */
export function Later({ waiting, children }: Props) {
  return <>{useDeferredValue(true, false) ? children : waiting}</>;
}
