import type { RouteObject } from 'react-router-dom';
import { CrashScreen } from './CrashScreen.tsx';
import { HostApp } from './HostApp.tsx';

/** The host has one route; it renders the registry's routes itself. */
export const rootRoutes: RouteObject[] = [{ path: '*', element: <HostApp />, errorElement: <CrashScreen /> }];
