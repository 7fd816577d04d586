import { render } from '@testing-library/react';
import confetti from 'canvas-confetti';
import { Confetti } from './Confetti';

jest.mock('canvas-confetti', () => ({ __esModule: true, default: { create: jest.fn() } }));

test('AIR-06 400 pieces of confetti are fired once, and are removed with their component', () => {
  const reset = jest.fn();
  const fire = Object.assign(jest.fn(), { reset });
  jest.mocked(confetti.create).mockReturnValue(fire);
  const { container, rerender, unmount } = render(<Confetti />);
  rerender(<Confetti />);
  expect(confetti.create).toHaveBeenCalledTimes(1);
  expect(confetti.create).toHaveBeenCalledWith(
    container.querySelector('canvas'),
    expect.objectContaining({ useWorker: false }),
  );
  expect(fire).toHaveBeenCalledTimes(1);
  expect(fire).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 400 }));
  expect(reset).not.toHaveBeenCalled();
  unmount();
  expect(reset).toHaveBeenCalledTimes(1);
});
