import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** Registers a feature's endpoints. */
export type Register = (app: FastifyInstance, deps: Deps) => void;

/** Registers job handlers and schedules on the queue; runs where `ROLE` is `all` or `worker`. */
export type RegisterJobs = (deps: Deps) => Promise<void>;
