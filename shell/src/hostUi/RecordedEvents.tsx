import { Box, Typography } from '@rankwright/shared-ui/core';
import { useSyncExternalStore } from 'react';
import type { Recorded, Recorder } from '../telemetry/recorder.ts';
import { describeEvent, isProblem } from './recordedEvents.model.ts';

const maxShown = 30;

const EventLine = ({ event }: { event: Recorded }) => (
  <Box component="li" sx={{ py: 0.5 }}>
    <Typography
      variant="body2"
      color={isProblem(event) ? 'error' : 'textPrimary'}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {describeEvent(event)}
    </Typography>
    <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {event.remote} {event.version}
      {event.kind === 'request' && ` · trace ${event.traceId}`}
    </Typography>
  </Box>
);

/** What this tab has recorded, the latest first: load phases, failures, errors, web vitals and requests to the API. */
export const RecordedEvents = ({ recorder }: { recorder: Recorder }) => {
  const events = useSyncExternalStore(recorder.subscribe, recorder.events, recorder.events);
  const shown = events.slice(-maxShown).reverse();
  return (
    <Box
      component="section"
      aria-labelledby="recorded-events"
      sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography id="recorded-events" variant="h6" component="h3">
        Telemetry
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {recorder.isSampled
          ? `This page view is sampled. Trace ${recorder.pageTraceId}`
          : 'This page view is not sampled. Only failures and errors are sent.'}
      </Typography>
      {shown.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Nothing recorded yet.
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {shown.map((event, index) => (
            <EventLine key={events.length - index} event={event} />
          ))}
        </Box>
      )}
    </Box>
  );
};
