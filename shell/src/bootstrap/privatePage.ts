import { prefetchRequests } from './prefetchRequests.ts';
import { replayPress } from './replayPress.ts';

void prefetchRequests();
replayPress(document);
