import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyableValue } from './CopyableValue';

const writeText = jest.fn(() => Promise.resolve());

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText } });
});

afterEach(() => jest.useRealTimers());

const announced = () => document.querySelector('[aria-live]')?.textContent;

test('WAL-16 copying copies the exact text and shows and announces its confirmation for 500 ms', async () => {
  render(<CopyableValue text="1.2" exact="1.23456 PNG" copyLabel="Copy" copiedLabel="Copied" />);
  const button = screen.getByRole('button', { name: 'Copy' });
  expect(button.querySelector('svg')).toBeVisible();
  expect(announced()).toBe('');
  await act(async () => {
    fireEvent.click(button);
  });
  expect(writeText).toHaveBeenCalledWith('1.23456 PNG');
  expect(button).toHaveTextContent('Copied');
  expect(announced()).toBe('Copied');
  act(() => jest.advanceTimersByTime(499));
  expect(button).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(button).not.toHaveTextContent('Copied');
});

test('the exact value is a text of the page only while the pointer or the focus is on it', () => {
  render(<CopyableValue text="1.2" exact="1.23456 PNG" copyLabel="Copy" copiedLabel="Copied" />);
  const button = screen.getByRole('button', { name: 'Copy' });
  expect(button).toHaveTextContent(/^1\.2$/);
  // A dialog may have opened under a pointer that rests.
  fireEvent.pointerEnter(button);
  expect(button).toHaveTextContent(/^1\.2$/);
  fireEvent.pointerMove(button);
  expect(button).toHaveTextContent('1.23456 PNG');
  fireEvent.pointerLeave(button);
  expect(button).toHaveTextContent(/^1\.2$/);
  fireEvent.focus(button);
  expect(button).toHaveTextContent('1.23456 PNG');
  fireEvent.blur(button);
  expect(button).toHaveTextContent(/^1\.2$/);
});

test('what is copied may be another form of what is read', async () => {
  render(
    <CopyableValue
      text="1.2"
      exact="1,234.5 PNG"
      copied="1234.5"
      copyLabel="Copy"
      copiedLabel="Copied"
    />,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  });
  expect(writeText).toHaveBeenLastCalledWith('1234.5');
});
