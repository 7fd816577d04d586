import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Card } from './Card';
import { Dialog } from './Dialog';
import { ErrorBoundary } from './ErrorBoundary';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

function Screen({ path }: { path: string }) {
  if (path === '/broken/') throw new TypeError('a fault of the screen');
  return <p>{path}</p>;
}

const page = (path: string) => (
  <ErrorBoundary resetKey={path} fallback={() => <p>failed</p>}>
    <Screen path={path} />
  </ErrorBoundary>
);

test('after a failed screen the next screen is shown', () => {
  const { rerender } = render(page('/broken/'));
  expect(screen.getByText('failed')).toBeInTheDocument();
  rerender(page('/swap/'));
  expect(screen.getByText('/swap/')).toBeInTheDocument();
});

/** Moves an element, as a translator does when another language orders a sentence otherwise. */
function move(element: HTMLElement) {
  const place = document.createElement('font');
  element.replaceWith(place);
  place.append(element);
}

/** A review with a price that can go away. */
function Review({ price, children }: { price: string | undefined; children: ReactNode }) {
  return (
    <p>
      {price && <b>{price}</b>}
      {children}
    </p>
  );
}

/** A screen with an open review, which it holds. */
function ReviewingScreen() {
  const [price, setPrice] = useState<string | undefined>('101.5');
  const [agreed] = useState(() => 'agreed to 100');
  return (
    <>
      <button type="button" onClick={() => setPrice(undefined)}>
        lose the price
      </button>
      <Dialog title="Review" closeLabel="Close" onClose={() => {}}>
        <Review price={price}>{agreed}</Review>
      </Dialog>
    </>
  );
}

test('PNL-18 a review whose elements were moved is built again, and stays open', () => {
  render(
    <ErrorBoundary fallback={() => <p>failed</p>}>
      <ReviewingScreen />
    </ErrorBoundary>,
  );
  const dialog = screen.getByRole('dialog');
  move(screen.getByText('101.5'));
  fireEvent.click(screen.getByRole('button', { name: 'lose the price', hidden: true }));
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(screen.getByText('agreed to 100')).toBeInTheDocument();
  expect(screen.queryByText('101.5')).not.toBeInTheDocument();
  expect(screen.queryByText('failed')).not.toBeInTheDocument();
});

/** A form in a card, with what was typed into it, and a notice that can go away. */
function FormScreen() {
  const [text, setText] = useState('');
  return (
    <Card title="Swap">
      <div>
        {text === '' && <p>Enter an amount</p>}
        <input
          aria-label="You pay"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Card>
  );
}

test('PNL-18 a card whose elements were moved is built again, and what was typed stays', () => {
  render(
    <ErrorBoundary fallback={() => <p>failed</p>}>
      <FormScreen />
    </ErrorBoundary>,
  );
  const card = screen.getByRole('region', { name: 'Swap' });
  move(screen.getByText('Enter an amount'));
  fireEvent.change(screen.getByLabelText('You pay'), { target: { value: '1.5' } });
  expect(screen.getByLabelText('You pay')).toHaveValue('1.5');
  expect(screen.queryByText('Enter an amount')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Swap' })).toBe(card);
  expect(screen.queryByText('failed')).not.toBeInTheDocument();
});

const failing = { renders: 0 };

function Failing(): never {
  failing.renders += 1;
  throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
}

const failingPage = () => (
  <ErrorBoundary fallback={() => <p>failed</p>}>
    <Failing />
  </ErrorBoundary>
);

test('PNL-18 a part that is moved again and again fails in the end', () => {
  const { rerender } = render(failingPage());
  expect(screen.getByText('failed')).toBeInTheDocument();
  expect(failing.renders).toBeGreaterThan(10);
  rerender(failingPage());
  expect(screen.getByText('failed')).toBeInTheDocument();
});
