import { render, screen } from '@testing-library/react';
import { RankwrightTheme } from '../theme/RankwrightTheme.tsx';
import { ImageCropDialog } from './ImageCropDialog.tsx';

describe('ImageCropDialog', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:portrait';
    URL.revokeObjectURL = () => undefined;
  });

  it('uses emotion styles only, because the content-security policy blocks the cropper’s style element', () => {
    render(
      <RankwrightTheme>
        <ImageCropDialog open file={new File([''], 'me.png')} onCancel={jest.fn()} onCrop={jest.fn()} />
      </RankwrightTheme>,
    );
    expect(screen.getByRole('dialog', { name: 'Choose the part to show' })).toBeInTheDocument();
    const own = [...document.querySelectorAll('style')].filter((style) =>
      style.textContent.includes('reactEasyCrop'),
    );
    expect(own.filter((style) => !style.hasAttribute('data-emotion'))).toEqual([]);
    const container = document.querySelector('.reactEasyCrop_Container');
    expect(container && getComputedStyle(container).position).toBe('absolute');
  });
});
