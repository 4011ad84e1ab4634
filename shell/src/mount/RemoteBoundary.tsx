import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  children: ReactNode;
  onCrash: (reason: string) => void;
}

/** Error boundary for a remote's page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error instanceof Error ? error.message : String(error));
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
