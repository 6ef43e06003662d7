import { Component, type ReactNode } from 'react';
import { Broken, type BrokenProps } from './Broken.tsx';

type BoundaryProps = Omit<BrokenProps, 'error'> & { children: ReactNode };

/** Around a part of the app that may break by itself: it says so in its place, and the rest stands. */
export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('thrown without a reason') };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, ...what } = this.props;
    return error === null ? children : <Broken {...what} error={error} />;
  }
}
