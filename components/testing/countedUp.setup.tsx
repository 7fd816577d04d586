import { act, screen } from '@testing-library/react';

/** The longest time between two frames. */
export const FRAME_MS = 17;

/** The figure that counts up, as it is written now. */
export const shownFigure = () => Number.parseFloat(screen.getByRole('button').textContent ?? '');

/** Lets time pass on the page. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Sets up, for each test of a file, a clock and a reader who wants motion. */
export function setUpCounting(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom has no media queries.
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
  });
  afterEach(() => jest.useRealTimers());
}
