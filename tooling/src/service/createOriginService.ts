import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { bodyBytes } from '@rankwright/contracts/limits';
import { listRecords, readHistory } from '../origin/history.ts';
import { readDeployment } from '../origin/deployment.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { getCurrentVersion } from '../release/candidates.ts';
import { changeRemoteSetting } from '../release/remoteSettings.ts';
import { changeRunningCanary } from '../release/canary/changeCanary.ts';
import { rollback } from '../release/rollback.ts';
import { createJobs, type Report } from './jobs.ts';
import { maxBuildBytes } from '../origin/buildLimits.ts';
import {
  buildUpload,
  canaryOrder,
  rollbackOrder,
  settingOrder,
  type BuildUpload,
  type JobResult,
  type RemoteState,
} from './protocol.ts';
import { assertVersionIsFree, receiveBuild } from './receiveBuild.ts';
import {
  checkUpload,
  releaseUpload,
  startCanaryUpload,
  type BuildChecks,
  type BuildRequest,
} from './releaseBuild.ts';
import { ServiceError } from '../requests/ServiceError.ts';
import {
  parse,
  readBearer,
  refuse,
  registerBodyParser,
  registerErrors,
} from '../requests/serviceRequests.ts';
import { registerStaffRoutes } from '../staff/staffRoutes.ts';
import { findToken, type TeamToken } from './tokens.ts';

export interface OriginServiceOptions extends BuildChecks {
  origin: string;
  /** Token of the console (`ORIGIN_SERVICE_TOKEN`); without one its requests are refused. */
  staffToken?: string | undefined;
}

/** Bytes of a body with a build; base64 takes four characters for three bytes. */
const uploadBytes = Math.ceil((maxBuildBytes * 4) / 3) + 1024 * 1024;

/** Throws unless the request has a token of this remote. */
const authorize = (request: FastifyRequest, origin: string, remote: string): TeamToken => {
  const token = findToken(origin, readBearer(request));
  if (!token) throw new ServiceError(401, 'This token is unknown or revoked. Set RANKWRIGHT_TOKEN.');
  if (token.remote !== remote)
    throw new ServiceError(403, `This token is for ${token.remote} and may not touch ${remote}.`);
  return token;
};

const readRemoteState = (origin: string, remote: string): RemoteState => {
  const registry = readRegistry(origin);
  return {
    publicUrl: readDeployment(origin)?.publicUrl ?? '',
    hostApi: registry?.hostApi ?? '',
    current: getCurrentVersion({ registry }, remote),
    canary: registry?.remotes.find(({ name }) => name === remote)?.canary ?? null,
    versions: listRecords(readHistory(origin, registry), remote).map(
      ({ version, releasedAt, withdrawn }) => ({
        version,
        releasedAt,
        withdrawn,
      }),
    ),
  };
};

const describeActor = ({ label, id }: TeamToken): string => `${label} (token ${id})`;

type RemoteRequest = FastifyRequest<{ Params: { name: string } }>;

/** What a team changes of its running canary, and of its flags and config. */
const registerChanges = (service: FastifyInstance, origin: string): void => {
  service.post('/v1/remotes/:name/canary', async (request: RemoteRequest) => {
    const { name } = request.params;
    const actor = describeActor(authorize(request, origin, name));
    const order = parse(canaryOrder, request.body ?? {});
    return { version: await changeRunningCanary({ origin, actor }, name, order).catch(refuse) };
  });
  service.post('/v1/remotes/:name/settings', async (request: RemoteRequest) => {
    const { name } = request.params;
    const actor = describeActor(authorize(request, origin, name));
    const order = parse(settingOrder, request.body ?? {});
    await changeRemoteSetting({ origin, actor }, { ...order, name }).catch(refuse);
    return { version: getCurrentVersion({ registry: readRegistry(origin) }, name) };
  });
};

/** Checks, releases and rollbacks of remotes: each with a token that may touch one remote. */
const registerTeamRoutes = (service: FastifyInstance, options: OriginServiceOptions): void => {
  const { origin } = options;
  const jobs = createJobs();
  service.addHook('onClose', () => jobs.finish());

  /** The token is checked before the body is read. */
  service.addHook('onRequest', async (request) => {
    const { name } = request.params as { name?: string };
    if (name !== undefined) authorize(request, origin, name);
  });

  const accept =
    (work: (request: BuildRequest, upload: BuildUpload) => Promise<JobResult>) =>
    async (request: RemoteRequest) => {
      const { name } = request.params;
      const token = authorize(request, origin, name);
      const upload = parse(buildUpload, request.body);
      const build = receiveBuild(upload, name);
      try {
        assertVersionIsFree(build.dist, origin, name);
        const actor = describeActor(token);
        const order = { ...options, dist: build.dist, actor, force: upload.force };
        const run = async (report: Report): Promise<JobResult> => {
          report('Checking the files');
          // Once more: another build of this version may have gone before it in the queue.
          assertVersionIsFree(build.dist, origin, name);
          return work({ ...order, report }, upload);
        };
        return { id: jobs.add(name, (report) => run(report).finally(build.remove)) };
      } catch (error) {
        build.remove();
        throw error;
      }
    };

  service.get('/v1/remotes/:name', async (request: RemoteRequest) =>
    readRemoteState(origin, request.params.name),
  );
  const takesBuild = { bodyLimit: uploadBytes };
  service.post('/v1/remotes/:name/checks', takesBuild, accept(checkUpload));
  service.post('/v1/remotes/:name/releases', takesBuild, accept(releaseUpload));
  service.post(
    '/v1/remotes/:name/canaries',
    takesBuild,
    accept((request, { percent }) => startCanaryUpload(request, percent)),
  );
  service.get('/v1/remotes/:name/jobs/:id', async (request: FastifyRequest) => {
    const { name, id } = request.params as { name: string; id: string };
    const job = jobs.find(id);
    if (job?.remote !== name) throw new ServiceError(404, `There is no job ${id} of ${name}.`);
    return { result: job.result, step: job.step };
  });
  service.post('/v1/remotes/:name/rollbacks', async (request: RemoteRequest) => {
    const { name } = request.params;
    const actor = describeActor(authorize(request, origin, name));
    const { to, reason } = parse(rollbackOrder, request.body ?? {});
    const order = { origin, name, actor, ...(to && { to }), ...(reason && { reason }) };
    return { version: await rollback(order).catch(refuse) };
  });
  registerChanges(service, origin);
};

/** Takes changes of the releases as requests: from teams, and from the console. */
export const createOriginService = (options: OriginServiceOptions): FastifyInstance => {
  const service = fastify({ bodyLimit: bodyBytes.default });
  registerErrors(service);
  registerBodyParser(service);
  void service.register(async (teams) => registerTeamRoutes(teams, options));
  void service.register(async (staff) => registerStaffRoutes(staff, options));
  return service;
};
