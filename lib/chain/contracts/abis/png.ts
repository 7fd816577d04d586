// Written by `npm run abis` from the published png.
/** What PNG has in addition to the interface of every token. */
// biome-ignore format: generated
export const pngAbi = [
  {"inputs":[],"name":"totalSupply","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"address"}],"name":"delegates","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"account","type":"address"}],"name":"getCurrentVotes","outputs":[{"type":"uint96"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"account","type":"address"},{"name":"blockNumber","type":"uint256"}],"name":"getPriorVotes","outputs":[{"type":"uint96"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"address"}],"name":"numCheckpoints","outputs":[{"type":"uint32"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"address"},{"type":"uint32"}],"name":"checkpoints","outputs":[{"type":"uint32"},{"type":"uint96"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"delegatee","type":"address"}],"name":"delegate","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"indexed":true,"name":"delegator","type":"address"},{"indexed":true,"name":"fromDelegate","type":"address"},{"indexed":true,"name":"toDelegate","type":"address"}],"name":"DelegateChanged","type":"event"},
  {"inputs":[{"indexed":true,"name":"delegate","type":"address"},{"name":"previousBalance","type":"uint256"},{"name":"newBalance","type":"uint256"}],"name":"DelegateVotesChanged","type":"event"},
] as const;
