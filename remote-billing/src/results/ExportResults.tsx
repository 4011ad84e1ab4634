import type { SearchDay } from '@rankwright/contracts/searchPerformance';
import type { Timeframe } from '@rankwright/contracts/limits';
import { getErrorMessage } from '@rankwright/sdk/api';
import { downloadFile } from '@rankwright/sdk/host';
import { dismissErrors, showError } from '@rankwright/sdk/toasts';
import { Button, Icon } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { createResultsCsv, getResultsFileName } from './export.model.ts';
import { requestAllResults } from './results.data.ts';

const topic = 'export-results';

interface ExportResultsProps {
  timeframe: Timeframe;
  days: readonly SearchDay[];
}

/** Saves all pages, keywords, days and months as one CSV file. */
export const ExportResults = ({ timeframe, days }: ExportResultsProps) => {
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    dismissErrors(topic);
    try {
      const results = await requestAllResults(timeframe);
      downloadFile(getResultsFileName(timeframe), createResultsCsv(results, days), 'text/csv;charset=utf-8');
    } catch (error) {
      showError('The results were not exported', getErrorMessage(error, 'Please try again.'), topic);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<Icon name="download" />}
      loading={isLoading}
      loadingPosition="start"
      onClick={() => void save()}
    >
      Export all results
    </Button>
  );
};
