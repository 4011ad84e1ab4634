import {
  authorizeSearchConsole,
  completeSearchConsole,
  disconnectSearchConsole,
  getArticlePerformance,
  getMonthlyResults,
  getSearchConnection,
  getSearchPerformance,
  listPageResults,
  listSearchProperties,
  selectSearchProperty,
  startSearchSync,
} from '@rankwright/contracts/searchPerformance';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as results from './results.service.ts';
import * as connection from './searchConnection.service.ts';
import * as service from './searchPerformance.service.ts';

const registerConnection: Register = (app, deps) => {
  route(app, getSearchConnection, async ({ session }) => ({
    ...ok,
    connection: await connection.getSearchConnection(deps, session.userId),
    isAvailable: deps.searchData !== null,
  }));
  route(app, authorizeSearchConsole, async ({ session }) => ({
    ...ok,
    authUrl: await connection.authorizeSearchConsole(deps, session.userId),
  }));
  route(app, completeSearchConsole, async ({ session, body }) => ({
    ...ok,
    connection: await connection.completeSearchConsole(deps, session.userId, body),
  }));
  route(app, listSearchProperties, async ({ session }) => ({
    ...ok,
    properties: await connection.listSearchProperties(deps, session.userId),
  }));
  route(app, selectSearchProperty, async ({ session, body }) => ({
    ...ok,
    connection: await connection.selectSearchProperty(deps, session.userId, body.property),
  }));
  route(app, startSearchSync, async ({ session }) => ({
    ...ok,
    connection: await connection.startSearchSync(deps, session.userId),
  }));
  route(app, disconnectSearchConsole, async ({ session }) => {
    await connection.disconnectSearchConsole(deps, session.userId);
    return ok;
  });
};

/** The endpoints of Search Console and its figures. */
export const registerSearchPerformance: Register = (app, deps) => {
  registerConnection(app, deps);
  route(app, getSearchPerformance, async ({ session, query }) => ({
    ...ok,
    data: await service.getSearchPerformance(deps, session.userId, query.timeframe),
  }));
  route(app, getMonthlyResults, async ({ session }) => ({
    ...ok,
    ...(await results.getMonthlyResults(deps, session.userId)),
  }));
  route(app, listPageResults, async ({ session, query }) => ({
    ...ok,
    ...(await results.listPageResults(deps, session.userId, query.timeframe)),
  }));
  route(app, getArticlePerformance, async ({ session, params, query }) => ({
    ...ok,
    data: await service.getArticlePerformance(deps, session.userId, params.id, query.timeframe),
  }));
};
