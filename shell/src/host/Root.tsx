import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';
import { HostApp } from './HostApp.tsx';

interface RootState {
  failure: { error: unknown } | null;
}

/** The host inside the router, or the crash screen when the host itself throws. */
export class Root extends Component<object, RootState> {
  override state: RootState = { failure: null };

  static getDerivedStateFromError(error: unknown): RootState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <CrashScreen error={failure.error} /> : <HostApp />;
  }
}
