import { listConnections, type Connection } from '@rankwright/contracts/connections';
import { platforms, type Platform } from '@rankwright/contracts/limits';
import { answer, renderScreen } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { Component } from './IntegrationsPage.tsx';

export const notConnected = (platform: Platform): Connection => ({
  platform,
  connected: false,
  method: null,
  name: null,
  url: null,
  autoPublish: false,
  defaultStatus: 'draft',
  expiresAt: null,
  lastSuccessAt: null,
  lastError: null,
});

export const connectedTo = (platform: Platform, more: Partial<Connection> = {}): Connection => ({
  ...notConnected(platform),
  connected: true,
  method: platform === 'wordpress' ? 'application-password' : 'api-key',
  name: 'Garden Notes',
  url: 'https://garden.example',
  lastSuccessAt: '2026-11-20T09:30:00Z',
  ...more,
});

/** All four platforms; the ones given stand as given. */
export const listOf = (...given: Connection[]): Connection[] =>
  platforms.map(
    (platform) => given.find((connection) => connection.platform === platform) ?? notConnected(platform),
  );

export const answerConnections = (...given: Connection[]) =>
  answer(listConnections, { success: true, connections: listOf(...given) });

export const openIntegrations = (at = '/integrations') => renderScreen(<Component />, { at });

/** The card of one platform, once it is known how it stands. */
export const findCard = async (name: string) => {
  const card = await screen.findByRole('region', { name });
  return within(card);
};
