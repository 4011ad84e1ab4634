import { defineEndpoint, type Endpoint } from '../http.ts';
import type { roiEstimateSchemas } from './roiEstimate.schemas.ts';

export const saveRoiEstimate: Endpoint<typeof roiEstimateSchemas.saveRoiEstimate> = defineEndpoint({
  id: 'saveRoiEstimate',
  method: 'POST',
  path: '/api/auth/roi-estimate',
  documented: false,
});

export const getRoiEstimate: Endpoint<typeof roiEstimateSchemas.getRoiEstimate> = defineEndpoint({
  id: 'getRoiEstimate',
  method: 'GET',
  path: '/api/auth/roi-estimate',
  access: 'plan',
  documented: false,
});
