/** PangolinBridgeMigrationRouter, which moves liquidity from an old pair to its present one. */
export const migrationRouterAbi = [
  {
    name: 'bridgeMigrator',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'address',
        name: 'token',
      },
    ],
    outputs: [
      {
        type: 'address',
      },
    ],
  },
  {
    name: 'calculateChargeBack',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'address',
        name: 'liquidityPairFrom',
      },
      {
        type: 'address',
        name: 'liquidityPairTo',
      },
      {
        type: 'uint256',
        name: 'amount',
      },
    ],
    outputs: [
      {
        type: 'uint256',
        name: 'amount0',
      },
      {
        type: 'uint256',
        name: 'amount1',
      },
    ],
  },
  {
    name: 'migrateLiquidity',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address',
        name: 'liquidityPairFrom',
      },
      {
        type: 'address',
        name: 'liquidityPairTo',
      },
      {
        type: 'address',
        name: 'to',
      },
      {
        type: 'uint256',
        name: 'amount',
      },
      {
        type: 'uint256',
        name: 'deadline',
      },
    ],
    outputs: [],
  },
  {
    name: 'migrateLiquidityWithPermit',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address',
        name: 'liquidityPairFrom',
      },
      {
        type: 'address',
        name: 'liquidityPairTo',
      },
      {
        type: 'address',
        name: 'to',
      },
      {
        type: 'uint256',
        name: 'amount',
      },
      {
        type: 'uint256',
        name: 'deadline',
      },
      {
        type: 'uint8',
        name: 'v',
      },
      {
        type: 'bytes32',
        name: 'r',
      },
      {
        type: 'bytes32',
        name: 's',
      },
    ],
    outputs: [],
  },
] as const;
