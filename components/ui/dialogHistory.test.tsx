import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './Dialog';
import { onceDialogsAreLeft, onceNoDialogIsOpen, useDialogHistory } from './dialogHistory';

/** What the page's router hears of. */
const heard = jest.fn();
let onStep = () => undefined;

function Page({ path }: { path: string }) {
  useDialogHistory(path);
  const [open, setOpen] = useState(0);
  const close = (name: number) => setOpen(name - 1);
  return (
    <>
      <button type="button" onClick={() => setOpen(1)}>
        Open 1
      </button>
      {Array.from({ length: open }, (_, index) => index + 1).map((name) => (
        <Dialog key={name} title={`${name}`} closeLabel="Close" onClose={() => close(name)}>
          <button type="button" onClick={() => setOpen(name + 1)}>
            Open {name + 1}
          </button>
        </Dialog>
      ))}
    </>
  );
}

function shown() {
  return screen.queryAllByRole('heading', { hidden: true }).map((title) => title.textContent);
}

/** Opens a dialog, and lets the history follow. */
async function open(name: number) {
  fireEvent.click(screen.getByRole('button', { name: `Open ${name}`, hidden: true }));
  await act(async () => undefined);
}

function nextStep() {
  return new Promise((resolve) => {
    onStep = () => void resolve(undefined);
  });
}

async function step(go: () => void) {
  await act(async () => {
    const hasStepped = nextStep();
    go();
    await hasStepped;
  });
}

const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

beforeAll(() => {
  window.addEventListener('popstate', () => onStep(), { capture: true });
  window.addEventListener('popstate', (event) => heard(event.state));
});
beforeEach(() => {
  window.history.pushState({ tree: 'pool' }, '', '/pool');
  window.history.pushState({ tree: 'swap' }, '', '/swap');
  heard.mockClear();
});

test('NAV-35 each Back closes the topmost dialog, the next one leaves the page', async () => {
  render(<Page path="/swap" />);
  await open(1);
  await open(2);
  expect(window.history.state.tree).toBe('swap');
  await step(() => window.history.back());
  expect(shown()).toEqual(['1']);
  await step(() => window.history.back());
  expect(shown()).toEqual([]);
  expect(window.location.pathname).toBe('/swap');
  expect(heard).not.toHaveBeenCalled();
  await step(() => window.history.back());
  expect(window.location.pathname).toBe('/pool');
  expect(heard).toHaveBeenCalledWith({ tree: 'pool' });
});

test('NAV-35 Back leaves the page at once after a dialog was closed another way', async () => {
  render(<Page path="/swap" />);
  await open(1);
  await open(2);
  await step(pressEscape);
  await step(pressEscape);
  expect(heard).not.toHaveBeenCalled();
  await step(() => window.history.back());
  expect(window.location.pathname).toBe('/pool');
});

test('NAV-35 a dialog that opens while another one is left keeps open, and Back closes it', async () => {
  render(<Page path="/swap" />);
  await open(1);
  const left = nextStep();
  pressEscape();
  await Promise.resolve();
  await open(1);
  await act(async () => void (await left));
  expect(shown()).toEqual(['1']);
  await step(() => window.history.back());
  expect(shown()).toEqual([]);
  expect(window.location.pathname).toBe('/swap');
});

test('NAV-35 Forward after Back opens and leaves nothing', async () => {
  render(<Page path="/swap" />);
  await open(1);
  await step(() => window.history.back());
  await step(() => window.history.forward());
  await step(() => undefined);
  expect(shown()).toEqual([]);
  await step(() => window.history.back());
  expect(window.location.pathname).toBe('/pool');
});

test('NAV-35 a reload with an open dialog leaves its entry', async () => {
  const { unmount } = render(<Page path="/swap" />);
  await open(1);
  unmount();
  window.history.replaceState({ tree: 'swap', openDialogs: 1 }, '');
  render(<Page path="/swap" />);
  await step(() => undefined);
  await step(() => window.history.back());
  expect(window.location.pathname).toBe('/pool');
});

test('LIQ-36 an address that is replaced as a dialog closes replaces that of the page', async () => {
  const { rerender } = render(<Page path="/swap" />);
  await open(1);
  const left = nextStep();
  onceDialogsAreLeft(() => window.history.replaceState({ tree: 'add' }, '', '/add/PNG'));
  pressEscape();
  await act(async () => void (await left));
  expect(window.location.pathname).toBe('/add/PNG');
  rerender(<Page path="/add/PNG" />);
  await step(() => window.history.back());
  expect(window.location.pathname).toBe('/pool');
});

test('LIQ-36 an address that waits for a dialog replaces none after Back to another page', async () => {
  render(<Page path="/swap" />);
  await open(1);
  const replace = jest.fn();
  // Back is pressed at the same time: the browser makes both steps at once.
  const { history } = window;
  const go = jest.spyOn(history, 'go').mockImplementationOnce((by = 0) => history.go(by - 1));
  const left = nextStep();
  onceDialogsAreLeft(replace);
  pressEscape();
  await act(async () => void (await left));
  expect(go).toHaveBeenCalledWith(-1);
  go.mockRestore();
  expect(window.location.pathname).toBe('/pool');
  expect(replace).not.toHaveBeenCalled();
});

test('NAV-35 an address that is replaced under an open dialog waits until that is left', async () => {
  render(<Page path="/swap" />);
  await open(1);
  const replace = jest.fn();
  onceNoDialogIsOpen(replace);
  await act(async () => undefined);
  expect(replace).not.toHaveBeenCalled();
  const left = nextStep();
  pressEscape();
  await act(async () => void (await left));
  expect(replace).toHaveBeenCalledTimes(1);
});

test('NAV-35 an address that changes while a dialog is left leaves no other dialog', async () => {
  const { rerender } = render(<Page path="/swap" />);
  await open(1);
  await open(2);
  const go = jest.spyOn(window.history, 'go');
  const left = nextStep();
  pressEscape();
  await Promise.resolve();
  rerender(<Page path="/swap/" />);
  await act(async () => void (await left));
  expect(go).toHaveBeenCalledTimes(1);
  go.mockRestore();
  expect(shown()).toEqual(['1']);
  await step(() => window.history.back());
  expect(shown()).toEqual([]);
});
