'use client';

import { Component, type ReactNode } from 'react';

import { ErrorFallback } from './ErrorFallback';
import type { FallbackWords } from './forms/words';

type IslandBoundaryProps = {
  readonly fallback: FallbackWords;
  /** Called once, after mounting. */
  readonly onStart?: () => void;
  readonly children: ReactNode;
};
type IslandBoundaryState = { readonly hasFailed: boolean };

/** The error boundary around each island, on the server and in the browser. React logs the error. */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override readonly state: IslandBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): IslandBoundaryState {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    this.props.onStart?.();
  }

  override render() {
    return this.state.hasFailed ? (
      <ErrorFallback words={this.props.fallback} onTryAgain={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}
