import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { Dialog } from './Dialog';

/** Whether the page has been left to do what it does with the key. */
function pressEscape(): boolean {
  return fireEvent.keyDown(document.body, { key: 'Escape' });
}

type DialogsProps = {
  /** Called in the moment in which the upper dialog opens. */
  onOpened?: () => void;
};

function Dialogs({ onOpened }: DialogsProps) {
  const [isLower, setLower] = useState(true);
  const [isUpper, setUpper] = useState(false);
  useLayoutEffect(() => {
    if (isUpper) onOpened?.();
  }, [isUpper, onOpened]);
  return (
    <>
      {isLower && (
        <Dialog title="Lower" closeLabel="Close" onClose={() => setLower(false)}>
          <button type="button" onClick={() => setUpper(true)}>
            Open
          </button>
        </Dialog>
      )}
      {isUpper && (
        <Dialog title="Upper" closeLabel="Close" onClose={() => setUpper(false)}>
          {null}
        </Dialog>
      )}
    </>
  );
}

function shownTitles() {
  return screen.queryAllByRole('heading', { hidden: true }).map((title) => title.textContent);
}

test('NAV-35 each Escape closes the topmost dialog, and none has the key after the last', () => {
  render(<Dialogs />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(shownTitles()).toEqual(['Lower', 'Upper']);
  expect(pressEscape()).toBe(false);
  expect(shownTitles()).toEqual(['Lower']);
  expect(pressEscape()).toBe(false);
  expect(shownTitles()).toEqual([]);
  expect(pressEscape()).toBe(true);
});

test('NAV-35 in the moment in which a dialog opens, Escape closes it and not the one below', () => {
  render(<Dialogs onOpened={pressEscape} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(shownTitles()).toEqual(['Lower']);
});
