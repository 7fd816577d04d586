'use client';

import { Component, type ReactNode } from 'react';

/** The most times in a second that children are built again. */
const MAX_REBUILDS = 10;

type Props = {
  /** Replaces the failed children; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A new key renders the children again. */
  resetKey?: string | undefined;
  children: ReactNode;
};

type State = {
  failure: { error: unknown; isFinal: boolean } | undefined;
};

/**
 * Stops an error of its children from breaking the rest of the page. Children whose nodes something
 * else has moved, such as a browser's translator, are built again at once.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };
  private rebuiltMs: readonly number[] = [];

  static getDerivedStateFromError(error: unknown): State {
    // React did not find a node where it had put it.
    const isMoved = error instanceof DOMException && error.name === 'NotFoundError';
    return { failure: { error, isFinal: !isMoved } };
  }

  override componentDidCatch(error: unknown) {
    if (this.state.failure?.isFinal !== false) return;
    const now = Date.now();
    this.rebuiltMs = [...this.rebuiltMs, now].filter((ms) => ms > now - 1_000);
    if (this.rebuiltMs.length <= MAX_REBUILDS) this.retry();
    else this.setState({ failure: { error, isFinal: true } });
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (resetKey !== this.props.resetKey && this.state.failure) this.retry();
  }

  retry = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return failure.isFinal && this.props.fallback(failure.error, this.retry);
  }
}
