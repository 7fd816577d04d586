import type { Config } from 'wagmi';

/**
 * Resolves when wagmi's connection attempt at the start has ended, with or without success. Before
 * it begins, wagmi does not know the wallets that announced themselves.
 */
export function reconnectionSettled(config: Config): Promise<void> {
  const isSettled = () => !['connecting', 'reconnecting'].includes(config.state.status);
  return new Promise((resolve) => {
    const stop = config.subscribe(isSettled, (settled) => {
      if (!settled) return;
      stop();
      resolve();
    });
  });
}
