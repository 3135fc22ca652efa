'use client';

import { Component, type ReactNode } from 'react';

import { ErrorFallback } from './ErrorFallback';
import type { FallbackWords } from './words';

type IslandBoundaryProps = {
  readonly fallback: FallbackWords;
  /** Called once, when the island is in the page. */
  readonly onStart?: () => void;
  readonly children: ReactNode;
};
type IslandBoundaryState = { readonly hasFailed: boolean };

/** Keeps an error to the island it happened in; React logs it. Around every island, in the page and in the browser. */
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
