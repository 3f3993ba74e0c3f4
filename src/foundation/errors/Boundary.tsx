import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface Failure {
  error: Error;
  /** Where in the tree it happened. */
  componentStack?: string;
  /** Shows the children again. */
  retry: () => void;
}
interface BoundaryProps {
  /** A change of it (a new path) shows the children again. */
  resetKey?: string;
  fallback: (failure: Failure) => ReactNode;
  children: ReactNode;
}
interface BoundaryState {
  error: Error | null;
  componentStack?: string;
  resetKey?: string;
}

/** Keeps one broken part from taking its surroundings down. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return resetKey === state.resetKey ? null : { error: null, componentStack: undefined, resetKey };
  }

  override componentDidCatch(_: Error, { componentStack }: ErrorInfo): void {
    this.setState({ componentStack: componentStack ?? undefined });
  }

  private readonly retry = () => this.setState({ error: null, componentStack: undefined });

  override render(): ReactNode {
    const { error, componentStack } = this.state;
    return error ? this.props.fallback({ error, componentStack, retry: this.retry }) : this.props.children;
  }
}
