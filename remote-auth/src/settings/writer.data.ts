import {
  deleteWriter,
  getWriter,
  saveWriter,
  testWriter,
  type WriterInput,
} from '@rankwright/contracts/writers';
import { callApi, endpointQuery } from '@rankwright/sdk/api';

export const writerQuery = endpointQuery(getWriter);

/** The server tests the model first; a failed test saves nothing. */
export const requestSaveWriter = (body: WriterInput) => callApi(saveWriter, { body });

/** Tests the model without saving it. */
export const requestTestWriter = (body: WriterInput) => callApi(testWriter, { body });

export const requestDeleteWriter = () => callApi(deleteWriter);
