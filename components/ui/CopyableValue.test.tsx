import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import messages from '@/messages/en.json';
import { CopyableValue } from './CopyableValue';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'execCommand');
});

const announced = () => document.querySelector('[aria-live]')?.textContent;

function show(props: Partial<ComponentProps<typeof CopyableValue>> = {}) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <CopyableValue text="1.2" exact="1.23456 PNG" copyLabel="Copy" {...props} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('button', { name: 'Copy' });
}

/** Clicks, and waits for the notice about it. */
async function click(button: HTMLElement, expected: string) {
  fireEvent.click(button);
  await screen.findAllByText(expected);
  expect(announced()).toBe(expected);
}

test('PNL-19 copying copies the exact text and shows and announces its confirmation', async () => {
  const button = show();
  expect(announced()).toBe('');
  await click(button, 'Copied');
  expect(writeText).toHaveBeenCalledWith('1.23456 PNG');
  expect(button).toHaveTextContent('Copied');
  await waitFor(() => expect(announced()).toBe(''));
  expect(button).not.toHaveTextContent('Copied');
});

test('PNL-20 the elements of the exact digits stay when the focus moves on, so that a dialog does not take it', async () => {
  const button = show({ exact: '\u20681.23456\u2069\u00a0\u2068PNG\u2069' });
  fireEvent.focus(button);
  await screen.findByText('1.23456');
  const elements = [...button.querySelectorAll('*')];
  fireEvent.blur(button);
  expect(button).toHaveTextContent(/^1\.2$/);
  expect(elements.filter((element) => !button.contains(element))).toEqual([]);
});

test('PNL-20 the exact value and the icon are there only while the pointer or the focus is on it', async () => {
  const button = show();
  expect(button).toHaveTextContent(/^1\.2$/);
  expect(button.querySelector('svg')).toBeNull();
  // A dialog may have opened under a pointer that rests.
  fireEvent.pointerEnter(button);
  expect(button).toHaveTextContent(/^1\.2$/);
  fireEvent.pointerMove(button);
  expect(await screen.findByText('1.23456 PNG')).toBeInTheDocument();
  expect(button.querySelector('svg')).toBeInTheDocument();
  fireEvent.pointerLeave(button);
  expect(button).toHaveTextContent(/^1\.2$/);
  fireEvent.focus(button);
  expect(button).toHaveTextContent('1.23456 PNG');
  fireEvent.blur(button);
  expect(button).toHaveTextContent(/^1\.2$/);
});

test('PNL-20 a long press shows the exact value and the icon while the finger rests, and copies nothing', async () => {
  const button = show();
  // Its code is loaded with the first use.
  fireEvent.focus(button);
  await screen.findByText('1.23456 PNG');
  fireEvent.blur(button);
  jest.useFakeTimers({ advanceTimers: true });
  fireEvent.touchStart(button);
  act(() => jest.advanceTimersByTime(499));
  expect(button).toHaveTextContent(/^1\.2$/);
  act(() => jest.advanceTimersByTime(1));
  expect(button).toHaveTextContent('1.23456 PNG');
  expect(button.querySelector('[data-held] svg')).toBeInTheDocument();
  fireEvent.pointerLeave(button, { pointerType: 'touch' });
  expect(fireEvent.touchEnd(button)).toBe(false);
  expect(button).toHaveTextContent(/^1\.2$/);
  expect(button.querySelector('[data-held]')).toBeNull();
  expect(writeText).not.toHaveBeenCalled();
});

const FINGER = { pointerType: 'touch' };

test('PNL-20 a tap copies and shows no exact value; neither does a finger that scrolls on', async () => {
  const button = show();
  fireEvent.focus(button);
  await screen.findByText('1.23456 PNG');
  fireEvent.blur(button);
  jest.useFakeTimers({ advanceTimers: true });
  fireEvent.touchStart(button);
  fireEvent(button, Object.assign(new Event('pointermove', { bubbles: true }), FINGER));
  expect(button).toHaveTextContent(/^1\.2$/);
  // The browser takes the touch for its own scrolling.
  fireEvent.pointerLeave(button, { pointerType: 'touch' });
  act(() => jest.advanceTimersByTime(5_000));
  expect(button).toHaveTextContent(/^1\.2$/);
  fireEvent.touchStart(button);
  act(() => jest.advanceTimersByTime(100));
  fireEvent.pointerLeave(button, { pointerType: 'touch' });
  expect(fireEvent.touchEnd(button)).toBe(true);
  await click(button, 'Copied');
  expect(writeText).toHaveBeenCalledTimes(1);
});

test('PNL-20 a tap on a balance fills it in, and a long press does not', () => {
  const onPress = jest.fn();
  const button = show({ onPress });
  jest.useFakeTimers({ advanceTimers: true });
  const tap = (ms: number) => {
    fireEvent.touchStart(button);
    act(() => jest.advanceTimersByTime(ms));
    fireEvent.pointerLeave(button, { pointerType: 'touch' });
    if (fireEvent.touchEnd(button)) fireEvent.click(button);
  };
  tap(800);
  expect(onPress).not.toHaveBeenCalled();
  tap(100);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('what is copied may be another form of what is read', async () => {
  await click(show({ exact: '1,234.5 PNG', copied: '1234.5' }), 'Copied');
  expect(writeText).toHaveBeenLastCalledWith('1234.5');
});

const REFUSED = new DOMException('Write permission denied.', 'NotAllowedError');

test.each([
  ['there is no clipboard', () => Object.assign(navigator, { clipboard: undefined })],
  ['the clipboard refuses', () => writeText.mockRejectedValue(REFUSED)],
])(
  'PNL-19 if %s, the older way copies, else the page says that nothing was copied',
  async (_case, refuse) => {
    refuse();
    const button = show();
    await click(button, 'Could not copy');
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();

    const setData = jest.fn();
    const execCommand = () => {
      const event = Object.assign(new Event('copy', { cancelable: true }), {
        clipboardData: { setData },
      });
      return !document.body.dispatchEvent(event) || event.defaultPrevented;
    };
    Object.assign(document, { execCommand });
    await click(button, 'Copied');
    expect(setData).toHaveBeenCalledWith('text/plain', '1.23456 PNG');
    expect(document.body).not.toHaveTextContent(/1\.23456 PNG.*1\.23456 PNG/);
  },
);

test('PNL-20 a value that does something else when clicked is not copied', async () => {
  const onPress = jest.fn();
  const button = show({ onPress });
  fireEvent.pointerMove(button);
  expect(await screen.findByText('1.23456 PNG')).toBeInTheDocument();
  expect(button.querySelector('svg')).toBeNull();
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(writeText).not.toHaveBeenCalled();
});
