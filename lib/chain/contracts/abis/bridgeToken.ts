// Written by `npm run abis` from the published bridgeToken.
/** A token of the present bridge: it burns tokens of the old one and mints as many. */
// biome-ignore format: generated
export const bridgeTokenAbi = [
  {"inputs":[{"name":"token","type":"address"}],"name":"swapSupply","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"token","type":"address"},{"name":"amount","type":"uint256"}],"name":"swap","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"to","type":"address"},{"name":"amount","type":"uint256"},{"name":"feeAddress","type":"address"},{"name":"feeAmount","type":"uint256"},{"name":"originTxId","type":"bytes32"}],"name":"mint","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"amount","type":"uint256"},{"name":"chainId","type":"uint256"}],"name":"unwrap","outputs":[],"stateMutability":"nonpayable","type":"function"},
] as const;
