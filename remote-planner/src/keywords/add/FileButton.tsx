import { showError } from '@rankwright/sdk/toasts';
import { Button, Icon } from '@rankwright/shared-ui/core';
import { useRef, type ChangeEvent } from 'react';
import { readTextFile } from './readTextFile.ts';

/** Reads the text of a file that the user chooses. */
export const FileButton = ({ onText }: { onText: (text: string) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) readTextFile(file).then(onText, () => showError('Error', 'The file could not be read.'));
    event.target.value = '';
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="upload" />}
        onClick={() => input.current?.click()}
      >
        Choose a CSV file
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="CSV file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={choose}
        hidden
      />
    </>
  );
};
