import { getRoiEstimate } from '@rankwright/contracts/account';
import { endpointQuery } from '@rankwright/sdk/api';

export const roiEstimateQuery = endpointQuery(getRoiEstimate);
