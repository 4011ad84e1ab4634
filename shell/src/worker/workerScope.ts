/** The part of a service worker's scope that is used here; TypeScript has either the types of pages or those of workers. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerMessageEvent extends WorkerEvent {
  data: unknown;
}

/** https://developer.mozilla.org/en-US/docs/Web/API/InstallEvent/addRoutes */
interface InstallEvent extends WorkerEvent {
  addRoutes?: (rules: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>;
}

interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install', listener: (event: InstallEvent) => void): void;
    (type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  };
}

export const workerScope = self as unknown as WorkerScope;

/** Where the browser can, requests of the API do not even start the worker. */
export const sendApiToNetwork = (event: InstallEvent): void => {
  for (const urlPattern of ['/api/*', '/files/*'])
    if (event.addRoutes) event.waitUntil(event.addRoutes({ condition: { urlPattern }, source: 'network' }));
};
