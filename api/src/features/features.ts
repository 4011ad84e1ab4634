import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerAuth } from './auth/auth.routes.ts';

/** Registers a feature's calls. */
export type Register = (app: FastifyInstance, deps: Deps) => void;

/** One line per feature. */
export const features: Register[] = [registerAuth];

/** Registers job handlers and schedules on the queue; runs where `ROLE` is `all` or `worker`. */
export type RegisterJobs = (deps: Deps) => Promise<void>;

/** One line per feature that has jobs. */
export const jobs: RegisterJobs[] = [];
