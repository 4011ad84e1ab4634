import { openPopup, watchPopup } from './popup.ts';

const createWindow = () => ({ closed: false, close: jest.fn() });

describe('authorization popup', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('opens at 600 by 700 pixels [C-118]', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    expect(openPopup()).toBeNull();
    expect(open).toHaveBeenCalledWith('', 'wordpress-oauth', expect.stringMatching(/width=600,height=700/));
  });

  it('is polled every second until it is closed [C-120]', () => {
    const popup = createWindow();
    const onClosed = jest.fn();
    watchPopup(popup as unknown as Window, { onClosed, onTimeout: jest.fn() });
    jest.advanceTimersByTime(5_000);
    expect(onClosed).not.toHaveBeenCalled();
    popup.closed = true;
    jest.advanceTimersByTime(1_000);
    expect(onClosed).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(300_000);
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('is closed after five minutes [C-121]', () => {
    const popup = createWindow();
    const onTimeout = jest.fn();
    watchPopup(popup as unknown as Window, { onClosed: jest.fn(), onTimeout });
    jest.advanceTimersByTime(300_000 - 1);
    expect(onTimeout).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onTimeout).toHaveBeenCalledTimes(1);
    expect(popup.close).toHaveBeenCalled();
  });
});
