import {
  getGeneration,
  listGenerations,
  stopGeneration,
  type Generation,
} from '@rankwright/contracts/generations';
import { callApi, endpointQuery } from '@rankwright/sdk/api';

export const generationQuery = (id: string) => endpointQuery(getGeneration, { params: { id } });

/** The generations that are queued or running. */
export const generationsQuery = endpointQuery(listGenerations);

export const requestStopGeneration = async (id: string): Promise<Generation> =>
  (await callApi(stopGeneration, { params: { id } })).generation;
