'use client';

import { Component, type ReactNode } from 'react';

type Props = {
  /** Replaces the children that failed; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A new key tries again. */
  resetKey?: string | undefined;
  children: ReactNode;
};

type State = { failure: { error: unknown } | undefined };

/** Keeps an error of its children from taking the rest of the page with it. */
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
