import { renderHook } from '@testing-library/react';
import { fetchWithPayloads } from './routerPayloads';
import { useRouteRecovery } from './useRouteRecovery';

const refresh = jest.fn();
const router = { refresh, replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('./usePath', () => ({ usePath: () => '/vote/7/' }));
jest.mock('./redirects', () => ({ redirectOf: () => undefined }));

beforeEach(() => {
  sessionStorage.clear();
  refresh.mockReset();
});

const MISSING = { ok: false, status: 404, headers: new Map() } as unknown as Response;
// jsdom has none.
Object.assign(globalThis, { Request: class {} });

/** The document is left: its effects are not cleaned up. */
const leave = () => window.dispatchEvent(new Event('pagehide'));

/** Loads a document again whose path has no screen. */
const load = () => renderHook(useRouteRecovery).result;

test('REL-01 a document that is left before its payload is here may be loaded again', () => {
  expect(load().current.hasFailed).toBe(false);
  leave();
  expect(load().current.hasFailed).toBe(false);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('REL-01 after a payload that could not be loaded, the second document says so', async () => {
  load();
  const fetch = fetchWithPayloads(async () => MISSING, {
    href: 'https://exchange.test/vote/7/',
    origin: 'https://exchange.test',
  });
  await expect(fetch('/vote/7/index.txt')).rejects.toThrow('404');
  leave();
  expect(load().current.hasFailed).toBe(true);
});
