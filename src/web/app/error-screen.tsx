import { Component, type ReactNode } from 'react';
import * as phrases from '#phrases';
import { Button } from '#web/ui/button.tsx';

/** Replaces a page whose rendering failed in the browser. */
export class ErrorScreen extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const isOnline = navigator.onLine;
    return (
      <main className="m-auto max-w-md px-6 py-24 text-center">
        <h1 className="font-serif text-title">{isOnline ? phrases.pageBroken : phrases.pageOffline}</h1>
        <p className="mt-4 text-muted">{isOnline ? phrases.pageBrokenAdvice : phrases.pageOfflineAdvice}</p>
        <Button variant="primary" className="mt-8" onClick={() => location.reload()}>
          Load again
        </Button>
      </main>
    );
  }
}
