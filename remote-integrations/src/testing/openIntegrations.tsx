import { listConnections, type Connection } from '@rankwright/contracts/connections';
import { mockReply, renderScreen } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { sampleConnectionList } from './sampleConnections.ts';
import { Component } from '../IntegrationsPage.tsx';

export const answerConnections = (...sampleConnections: Connection[]) =>
  mockReply(listConnections, { success: true, connections: sampleConnectionList(...sampleConnections) });

export const openIntegrations = (at = '/integrations') => renderScreen(<Component />, { at });

/** Queries within the page of one platform, once it has loaded. */
export const findPage = async (name: string) => {
  const page = await screen.findByRole('region', { name });
  return within(page);
};
