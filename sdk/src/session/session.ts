import { isDemo } from '../demo/demo.ts';
import { createSession } from './sessionStore.ts';

const getBrowserStorage = (): Storage | null => (typeof localStorage === 'undefined' ? null : localStorage);

const demoToken = 'demo.eyJ1aWQiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAifQ.demo';

/** The demo has a session of its own, which leaves that of the browser alone. */
export const session = createSession(isDemo() ? null : getBrowserStorage());
if (isDemo()) session.start(demoToken);
