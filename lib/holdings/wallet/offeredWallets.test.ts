import { configurationIn } from '@/lib/base/configuration/configuration';
import { offeredWallets } from './offeredWallets';

function offeredWith(file: object): readonly string[] {
  const configuration = configurationIn(file);
  if (!('walletConnect' in configuration)) throw new TypeError('The file is invalid.');
  return offeredWallets(configuration);
}

test('WAL-02 WAL-04 Wallet Connect is offered before Coinbase Wallet, and only with a project id', () => {
  expect(offeredWith({})).toEqual(['injected', 'metaMask', 'coinbase']);
  const walletConnect = { projectId: '0'.repeat(32) };
  expect(offeredWith({ walletConnect })).toEqual([
    'injected',
    'metaMask',
    'walletConnect',
    'coinbase',
  ]);
});

test('a practice exchange offers no wallet of its own', () => {
  expect(offeredWith({ practice: true })).toEqual([]);
});
