'use client';

import { Component, type ReactNode } from 'react';

type Props = {
  /** Replaces the failed children; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A new key renders the children again. */
  resetKey?: string | undefined;
  children: ReactNode;
};

type State = { failure: { error: unknown } | undefined };

/** Stops an error of its children from breaking the rest of the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (resetKey !== this.props.resetKey && this.state.failure) this.retry();
  }

  retry = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
