import { fireEvent, screen } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { Keys } from './Keys';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A key that was pressed on the page before the code that follows keys had arrived. */
function earlier(key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
}

// jsdom has no pointer.
beforeEach(() => void Object.assign(window, { matchMedia: () => ({ matches: true }) }));

test('FND-01 FND-06 a key that comes before the code of the search opens it all the same', async () => {
  await connectedScreen(<Keys first={earlier('/')} />, {}, { account });
  expect(await screen.findByRole('combobox')).toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});
