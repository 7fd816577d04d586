import { fireEvent, screen } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { ReviewButton } from '@/components/transactions/review/ReviewButton';
import { AmountField } from '@/components/ui/AmountField';
import { Dialog } from '@/components/ui/Dialog';
import { useSettings } from '@/lib/site/settings/store';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { followKeys } from './followKeys';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const review = jest.fn();
const open = jest.fn();

function Form({ isSent = false, disabled = false }) {
  const status = useFormStatus('send', { chainId: 43114, account }, 'key');
  return (
    <main>
      <AmountField
        label="Amount"
        text="1"
        readableText="1"
        maxLength={9}
        onEdit={() => undefined}
        input={{}}
        currency={null}
        note={null}
      />
      <input aria-label="Name" />
      <ReviewButton
        formStatus={{ ...status, status: isSent ? 'pending' : 'unsent' }}
        again="Again"
        disabled={disabled}
        onClick={review}
      >
        Review
      </ReviewButton>
    </main>
  );
}

const show = (form: React.ReactNode) => connectedScreen(form, {}, { account });
const amount = () => screen.findByLabelText('Amount');

/** Whether the browser is left to do what it does with the key. */
const press = (element: Element, key: string, more = {}) =>
  fireEvent.keyDown(element, { key, ...more });

let stop = () => {};

beforeAll(() => {
  stop = followKeys({ open });
});

afterAll(() => stop());

beforeEach(() => {
  review.mockClear();
  open.mockClear();
  useSettings.setState({ userExpertMode: false });
});

test('FND-08 Enter in an amount presses the button of its review, once for each press', async () => {
  await show(<Form />);
  const field = await amount();
  expect(press(field, 'Enter')).toBe(false);
  expect(review).toHaveBeenCalledTimes(1);
  // Whatever has the focus by now.
  expect(press(screen.getByRole('button'), 'Enter', { repeat: true })).toBe(false);
  expect(review).toHaveBeenCalledTimes(1);
  expect(press(screen.getByRole('button'), 'Enter')).toBe(true);
  expect(press(screen.getByRole('button'), 'Enter', { repeat: true })).toBe(true);
  expect(press(screen.getByLabelText('Name'), 'Enter')).toBe(true);
  expect(press(field, 'Enter', { isComposing: true })).toBe(true);
  expect(press(field, 'Enter', { ctrlKey: true })).toBe(true);
  expect(review).toHaveBeenCalledTimes(1);
});

test('FND-08 Enter presses neither a disabled button nor that of a form that was sent', async () => {
  await show(<Form disabled />);
  expect(press(await amount(), 'Enter')).toBe(true);
  expect(review).not.toHaveBeenCalled();
});

test('FND-08 Enter does not send a form once more', async () => {
  await show(<Form isSent />);
  expect(press(await amount(), 'Enter')).toBe(true);
  expect(review).not.toHaveBeenCalled();
});

test('FND-08 in expert mode, which skips reviews, Enter presses nothing', async () => {
  useSettings.setState({ userExpertMode: true });
  await show(<Form />);
  expect(press(await amount(), 'Enter')).toBe(true);
  expect(review).not.toHaveBeenCalled();
});

test('FND-09 Escape leaves an amount, unless a dialog is open', async () => {
  await show(<Form />);
  const field = await amount();
  field.focus();
  press(field, 'Escape');
  expect(field).not.toHaveFocus();
});

test('FND-09 in a dialog, Escape closes it and leaves the amount to it', async () => {
  const onClose = jest.fn();
  await show(
    <Dialog title="Title" closeLabel="Close" onClose={onClose}>
      <Form />
    </Dialog>,
  );
  const field = await amount();
  field.focus();
  press(field, 'Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(field).toHaveFocus();
});

test('FND-01 FND-10 / and ? open their panels, but not while something is typed', async () => {
  await show(<Form />);
  await amount();
  expect(press(screen.getByLabelText('Name'), '/')).toBe(true);
  expect(press(screen.getByLabelText('Amount'), '?')).toBe(true);
  expect(open).not.toHaveBeenCalled();
  expect(press(document.body, '/')).toBe(false);
  expect(press(document.body, '?')).toBe(false);
  expect(open.mock.calls).toEqual([['search'], ['keys']]);
});
