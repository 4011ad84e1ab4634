import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';
import { Field } from '../fields/Field.tsx';
import { Icon } from '../icons/Icon.tsx';

interface ImageSourceProps {
  url: string;
  urlError: string | undefined;
  onUrl: (url: string) => void;
  onFile: (file: File) => void;
}

const getImage = (files: FileList | null): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Where an image comes from: a file, selected or dropped, or a URL. */
export const ImageSource = ({ url, urlError, onUrl, onFile }: ImageSourceProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (files: FileList | null) => {
    const file = getImage(files);
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  };
  return (
    <Stack spacing={2}>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{
          border: 1,
          borderStyle: 'dashed',
          borderColor: isOver ? 'text.primary' : 'divider',
          borderRadius: 2,
          p: 3,
          textAlign: 'center',
        }}
      >
        <Button variant="outlined" startIcon={<Icon name="upload" />} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          hidden
          aria-label="Image file"
          onChange={(event) => choose(event.target.files)}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Or drop one here. JPEG, PNG, WebP or GIF.
        </Typography>
      </Box>
      <Field
        label="Or the URL of an image"
        type="url"
        placeholder="https://"
        value={url}
        onChange={(event) => onUrl(event.target.value)}
        {...(urlError && { error: urlError })}
      />
    </Stack>
  );
};
