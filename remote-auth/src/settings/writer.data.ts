import { deleteWriter, getWriter, saveWriter, type WriterInput } from '@rankwright/contracts/writers';
import { callApi, endpointQuery } from '@rankwright/sdk/api';

export const writerQuery = endpointQuery(getWriter);

/** The server tests the model first; a failed test saves nothing. */
export const requestSaveWriter = (body: WriterInput) => callApi(saveWriter, { body });

export const requestDeleteWriter = () => callApi(deleteWriter);
