import * as viem from 'viem';
import * as chains from 'viem/chains';

/**
 * Unloads the app's modules, so that the next import is that of a fresh page. viem keeps no state,
 * so its copy stays: to load it again takes seconds on a busy machine.
 */
export function unloadModules(): void {
  jest.resetModules();
  jest.doMock('viem', () => viem);
  jest.doMock('viem/chains', () => chains);
}
