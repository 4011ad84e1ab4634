import type { Registry, RemoteContract, RemoteRoute } from '@rankwright/contracts/remote';
import type { ShellManifest } from '../build/buildShell.ts';
import type { BootstrapScripts } from './readOrigin.ts';

export interface Prerendered {
  /** Markup of the app's root element. */
  html: string;
  /** `<style>` tags for the head. */
  styles: string;
  /** Further head tags, e.g. JSON-LD. */
  head: string;
  /** Markup of the toasts that the page script shows on a static page. */
  toasts?: string;
}

export interface PageInput {
  contracts: readonly RemoteContract[];
  publicUrl: string;
  development: boolean;
  /** Percentage of page views that report spans; by default 10, in development none. */
  telemetryPercent?: number | undefined;
  /** Pages register the service worker and save answers of the API; on unless it is false. */
  offline?: boolean | undefined;
  /** Public keys of the deployment; the page trusts the one that signed the registry in it. */
  registryKeys?: readonly string[];
  registry: Registry;
  shell: ShellManifest;
  template: string;
  /** Inline scripts; empty in development, where they are separate files. */
  bootstrap: BootstrapScripts;
  /** Sources of page scripts by address; one that is not in it is loaded as a file. */
  pageScripts: Readonly<Record<string, string>>;
  address: string;
  contract: RemoteContract | null;
  route: RemoteRoute | null;
  /** For a page without a route. */
  title?: string;
  prerendered: Prerendered | null;
  withoutPolicy?: boolean;
}
