import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyComponent, usePreload } from './lazyComponent';

function Part({ name }: { name: string }) {
  return <p>part {name}</p>;
}

function Nameless() {
  return <p>part</p>;
}

function Waiting() {
  return <p>waiting</p>;
}

type PreloadingProps = { part: Parameters<typeof usePreload>[0]; isWanted: boolean };

function Preloading({ part, isWanted }: PreloadingProps) {
  usePreload(part, isWanted);
  return null;
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ hasFailed: false })}>
        again
      </button>
    );
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a lazy component is shown once its code has loaded, and immediately from then on', async () => {
  const load = jest.fn(async () => ({ Part }));
  const Lazy = lazyComponent(load, 'Part', Waiting);
  const { unmount } = render(<Lazy name="one" />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await pass(0);
  expect(screen.getByText('part one')).toBeInTheDocument();
  unmount();
  render(<Lazy name="two" />);
  expect(screen.getByText('part two')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that fails to load twice is loaded by the third request', async () => {
  const load = jest
    .fn(async () => ({ Part }))
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockRejectedValueOnce(new TypeError('no network'));
  const Lazy = lazyComponent(load, 'Part', Waiting);
  render(<Lazy name="one" />);
  await pass(1_000);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await pass(1_000);
  expect(screen.getByText('part one')).toBeInTheDocument();
});

test('code that cannot be loaded reaches the error boundary, whose retry loads it again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isThere = false;
  const Lazy = lazyComponent(async () => {
    if (!isThere) throw new TypeError('no network');
    return { Part };
  }, 'Part');
  render(
    <Boundary>
      <Lazy name="one" />
    </Boundary>,
  );
  await pass(2_000);
  const again = screen.getByRole('button', { name: 'again' });
  isThere = true;
  act(() => again.click());
  await pass(0);
  expect(screen.getByText('part one')).toBeInTheDocument();
  logged.mockRestore();
});

test('code that cannot be loaded offline fails at once', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(async (): Promise<{ Part: typeof Nameless }> => {
    throw new TypeError('no network');
  });
  const Lazy = lazyComponent(load, 'Part');
  render(
    <Boundary>
      <Lazy />
    </Boundary>,
  );
  await pass(0);
  expect(screen.getByRole('button', { name: 'again' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  isOnline.mockRestore();
  logged.mockRestore();
});

test('an unmounted lazy component stops requesting its code', async () => {
  const load = jest.fn(async (): Promise<{ Part: typeof Nameless }> => {
    throw new TypeError('no network');
  });
  const Lazy = lazyComponent(load, 'Part');
  const { unmount } = render(<Lazy />);
  await pass(0);
  unmount();
  await pass(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code is loaded ahead once it is wanted, and a failure is left to the first use', async () => {
  const load = jest.fn(async () => ({ Part })).mockRejectedValueOnce(new TypeError('no network'));
  const Lazy = lazyComponent(load, 'Part', Waiting);
  const { rerender } = render(<Preloading part={Lazy} isWanted={false} />);
  await pass(0);
  expect(load).not.toHaveBeenCalled();
  rerender(<Preloading part={Lazy} isWanted />);
  await pass(0);
  expect(load).toHaveBeenCalledTimes(1);
  render(<Lazy name="one" />);
  await pass(0);
  expect(screen.getByText('part one')).toBeInTheDocument();
});
