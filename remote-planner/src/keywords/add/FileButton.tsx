import { showError } from '@rankwright/sdk/toasts';
import { Button, Icon } from '@rankwright/shared-ui/core';
import { useRef, type ChangeEvent } from 'react';

const readText = (file: File, onText: (text: string) => void): void => {
  const reader = new FileReader();
  reader.onload = () => onText(typeof reader.result === 'string' ? reader.result : '');
  reader.onerror = () => showError('Error', 'The file could not be read.');
  reader.readAsText(file);
};

/** Reads the text of a file that the user chooses. */
export const FileButton = ({ onText }: { onText: (text: string) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) readText(file, onText);
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
