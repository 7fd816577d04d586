import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import messages from '@/messages/en.json';
import { ErrorRegion } from './ErrorRegion';

let isBroken = true;

function BreakableScreen() {
  const [isUsed, setUsed] = useState(false);
  if (isUsed && isBroken) throw new TypeError('a fault of the screen');
  return (
    <button type="button" onClick={() => setUsed(true)}>
      use
    </button>
  );
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <header>header</header>
      <ErrorRegion>
        <BreakableScreen />
      </ErrorRegion>
    </NextIntlClientProvider>,
  );
});

afterEach(() => jest.restoreAllMocks());

test('when a screen throws, the frame still works and the text says what it means for the money', () => {
  fireEvent.click(screen.getByRole('button', { name: 'use' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Something unexpected happened.');
  // The wallet may have a request that the screen began.
  expect(screen.getByRole('alert')).toHaveTextContent('An open wallet request stays valid.');
  expect(screen.getByRole('alert')).not.toHaveTextContent(/nothing was/i);
  expect(screen.getByText('header')).toBeInTheDocument();
});

test('a retry shows the screen, or fails again while the fault remains', () => {
  fireEvent.click(screen.getByRole('button', { name: 'use' }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'use' }));
  expect(screen.getByRole('alert')).toBeInTheDocument();

  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.click(screen.getByRole('button', { name: 'use' }));
  expect(screen.getByRole('button', { name: 'use' })).toBeInTheDocument();
});
