import { listConnections, type Connection } from '@rankwright/contracts/connections';
import { answer, renderScreen } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { listOf } from './connections.samples.ts';
import { Component } from './IntegrationsPage.tsx';

export const answerConnections = (...given: Connection[]) =>
  answer(listConnections, { success: true, connections: listOf(...given) });

export const openIntegrations = (at = '/integrations') => renderScreen(<Component />, { at });

/** The card of one platform, once it is known how it stands. */
export const findCard = async (name: string) => {
  const card = await screen.findByRole('region', { name });
  return within(card);
};
