import { prefetchRequests } from './prefetchRequests.ts';

void prefetchRequests();
