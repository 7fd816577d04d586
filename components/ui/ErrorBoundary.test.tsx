import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

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
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(page('/broken/'));
  expect(screen.getByText('failed')).toBeInTheDocument();
  rerender(page('/swap/'));
  expect(screen.getByText('/swap/')).toBeInTheDocument();
  jest.restoreAllMocks();
});
