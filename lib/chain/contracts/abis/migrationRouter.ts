// Written by `npm run abis` from the published bridgeMigrationRouter.
/** PangolinBridgeMigrationRouter, which moves liquidity of an old pair to its present one. */
// biome-ignore format: generated
export const migrationRouterAbi = [
  {"inputs":[{"type":"address"}],"name":"bridgeMigrator","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"liquidityPairFrom","type":"address"},{"name":"liquidityPairTo","type":"address"},{"name":"amount","type":"uint256"}],"name":"calculateChargeBack","outputs":[{"type":"uint256"},{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"liquidityPairFrom","type":"address"},{"name":"liquidityPairTo","type":"address"},{"name":"to","type":"address"},{"name":"amount","type":"uint256"},{"name":"deadline","type":"uint256"}],"name":"migrateLiquidity","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"liquidityPairFrom","type":"address"},{"name":"liquidityPairTo","type":"address"},{"name":"to","type":"address"},{"name":"amount","type":"uint256"},{"name":"deadline","type":"uint256"},{"name":"v","type":"uint8"},{"name":"r","type":"bytes32"},{"name":"s","type":"bytes32"}],"name":"migrateLiquidityWithPermit","outputs":[],"stateMutability":"nonpayable","type":"function"},
] as const;
