/**
 * The packages of the lock file that would run a script when they are installed, and why they work
 * without it: `.npmrc` sets ignore-scripts. A new one is refused until it is reviewed and listed.
 */
export const INSTALL_SCRIPTS = {
  '@foundry-rs/anvil': 'checks its platform package, which devnet/node/chain.ts starts itself',
  '@parcel/watcher': 'compiles where no platform package fits; only development watches files',
  '@swc/core': 'checks its platform package',
  bufferutil: 'compiles a faster way to mask frames; `ws` has its own',
  esbuild: 'checks its platform package',
  keccak: 'compiles; has JavaScript instead',
  protobufjs: 'prints advice on its version',
  'utf-8-validate': 'compiles a faster check of text; `ws` has its own',
};
