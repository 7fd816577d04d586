import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { account } from '@/lib/transactions/submit/testing/submission.setup';
import messages from '@/messages/en.json';
import { ReviewSession } from './ReviewSession';
import { type OpenReview, type Session, useReviewSession } from './useReviewSession';

type FormProps = { onRender: (session: Session<string>) => void };

function Form({ onRender }: FormProps) {
  const formStatus = useFormStatus('send', { chainId: 43114, account }, '1');
  const session = useReviewSession<string>({ chainId: 43114, form: '1', formStatus });
  onRender(session);
  return (
    <ReviewSession
      session={session}
      button={
        <button type="button" onClick={() => session.start('a review')}>
          Review
        </button>
      }
    >
      {(openReview) => <Dialog openReview={openReview} />}
    </ReviewSession>
  );
}

/** A form with a button, and a dialog that counts how often it was pressed. */
function shownForm() {
  let current: Session<string> | undefined;
  const onRender = (session: Session<string>) => {
    current = session;
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Form onRender={onRender} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return {
    session: () => {
      if (current === undefined) throw new TypeError('There is no session');
      return current;
    },
    review: () => fireEvent.click(screen.getByRole('button', { name: 'Review' })),
    press: () => fireEvent.click(screen.getByRole('button', { name: /^Pressed/ })),
    dialog: () => screen.queryByRole('button', { name: /^Pressed/ })?.textContent,
  };
}

function Dialog({ openReview }: { openReview: OpenReview<string> }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times: {openReview.reviewed}
    </button>
  );
}

test('TXN-19 each click opens a dialog of its own, even when another one is still open', () => {
  const { review, press, dialog } = shownForm();
  expect(dialog()).toBeUndefined();
  review();
  press();
  expect(dialog()).toBe('Pressed 1 times: a review');
  review();
  expect(dialog()).toBe('Pressed 0 times: a review');
});

test('TXN-19 a review that opens at the moment another one closes has a dialog of its own', () => {
  const { session, review, press, dialog } = shownForm();
  review();
  press();
  act(() => {
    session().close('closed');
    session().start('another review');
  });
  expect(dialog()).toBe('Pressed 0 times: another review');
});

test('TXN-19 what is accepted stays in the same dialog', () => {
  const { session, review, press, dialog } = shownForm();
  review();
  press();
  act(() => session().openReview?.accept('another price'));
  expect(dialog()).toBe('Pressed 1 times: another price');
});

test('SWP-20 a click allows one confirmation that is not seen, and the next click another one', () => {
  const { session, review } = shownForm();
  review();
  expect(session().openReview?.origin.takeSkip()).toBe(true);
  expect(session().openReview?.origin.takeSkip()).toBe(false);
  act(() => session().close('closed'));
  review();
  expect(session().openReview?.origin.takeSkip()).toBe(true);
});
