import fastify, { type FastifyInstance } from 'fastify';
import { bodyBytes } from '@rankwright/contracts/limits';
import { registerBodyParser, registerErrors } from '../requests/serviceRequests.ts';
import { registerStaffRoutes, type StaffOptions } from './staffRoutes.ts';

/** The console's part of the origin service alone, for a host that starts it beside itself. */
export const createFleetService = (options: StaffOptions): FastifyInstance => {
  const service = fastify({ bodyLimit: bodyBytes.default });
  registerErrors(service);
  registerBodyParser(service);
  void service.register(async (staff) => registerStaffRoutes(staff, options));
  return service;
};
