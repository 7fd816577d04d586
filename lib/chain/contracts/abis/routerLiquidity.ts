/** The exchange's router: adding and removing liquidity. */
export const routerLiquidityAbi = [
  {
    name: 'addLiquidity',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address',
        name: 'tokenA',
      },
      {
        type: 'address',
        name: 'tokenB',
      },
      {
        type: 'uint256',
        name: 'amountADesired',
      },
      {
        type: 'uint256',
        name: 'amountBDesired',
      },
      {
        type: 'uint256',
        name: 'amountAMin',
      },
      {
        type: 'uint256',
        name: 'amountBMin',
      },
      {
        type: 'address',
        name: 'to',
      },
      {
        type: 'uint256',
        name: 'deadline',
      },
    ],
    outputs: [
      {
        type: 'uint256',
        name: 'amountA',
      },
      {
        type: 'uint256',
        name: 'amountB',
      },
      {
        type: 'uint256',
        name: 'liquidity',
      },
    ],
  },
  {
    name: 'addLiquidityAVAX',
    type: 'function',
    stateMutability: 'payable',
    inputs: [
      {
        type: 'address',
        name: 'token',
      },
      {
        type: 'uint256',
        name: 'amountTokenDesired',
      },
      {
        type: 'uint256',
        name: 'amountTokenMin',
      },
      {
        type: 'uint256',
        name: 'amountAVAXMin',
      },
      {
        type: 'address',
        name: 'to',
      },
      {
        type: 'uint256',
        name: 'deadline',
      },
    ],
    outputs: [
      {
        type: 'uint256',
        name: 'amountToken',
      },
      {
        type: 'uint256',
        name: 'amountAVAX',
      },
      {
        type: 'uint256',
        name: 'liquidity',
      },
    ],
  },
  {
    name: 'removeLiquidity',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address',
        name: 'tokenA',
      },
      {
        type: 'address',
        name: 'tokenB',
      },
      {
        type: 'uint256',
        name: 'liquidity',
      },
      {
        type: 'uint256',
        name: 'amountAMin',
      },
      {
        type: 'uint256',
        name: 'amountBMin',
      },
      {
        type: 'address',
        name: 'to',
      },
      {
        type: 'uint256',
        name: 'deadline',
      },
    ],
    outputs: [
      {
        type: 'uint256',
        name: 'amountA',
      },
      {
        type: 'uint256',
        name: 'amountB',
      },
    ],
  },
  {
    name: 'removeLiquidityAVAX',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address',
        name: 'token',
      },
      {
        type: 'uint256',
        name: 'liquidity',
      },
      {
        type: 'uint256',
        name: 'amountTokenMin',
      },
      {
        type: 'uint256',
        name: 'amountAVAXMin',
      },
      {
        type: 'address',
        name: 'to',
      },
      {
        type: 'uint256',
        name: 'deadline',
      },
    ],
    outputs: [
      {
        type: 'uint256',
        name: 'amountToken',
      },
      {
        type: 'uint256',
        name: 'amountAVAX',
      },
    ],
  },
  {
    name: 'removeLiquidityWithPermit',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address',
        name: 'tokenA',
      },
      {
        type: 'address',
        name: 'tokenB',
      },
      {
        type: 'uint256',
        name: 'liquidity',
      },
      {
        type: 'uint256',
        name: 'amountAMin',
      },
      {
        type: 'uint256',
        name: 'amountBMin',
      },
      {
        type: 'address',
        name: 'to',
      },
      {
        type: 'uint256',
        name: 'deadline',
      },
      {
        type: 'bool',
        name: 'approveMax',
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
    outputs: [
      {
        type: 'uint256',
        name: 'amountA',
      },
      {
        type: 'uint256',
        name: 'amountB',
      },
    ],
  },
  {
    name: 'removeLiquidityAVAXWithPermit',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address',
        name: 'token',
      },
      {
        type: 'uint256',
        name: 'liquidity',
      },
      {
        type: 'uint256',
        name: 'amountTokenMin',
      },
      {
        type: 'uint256',
        name: 'amountAVAXMin',
      },
      {
        type: 'address',
        name: 'to',
      },
      {
        type: 'uint256',
        name: 'deadline',
      },
      {
        type: 'bool',
        name: 'approveMax',
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
    outputs: [
      {
        type: 'uint256',
        name: 'amountToken',
      },
      {
        type: 'uint256',
        name: 'amountAVAX',
      },
    ],
  },
  {
    name: 'removeLiquidityAVAXSupportingFeeOnTransferTokens',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address',
        name: 'token',
      },
      {
        type: 'uint256',
        name: 'liquidity',
      },
      {
        type: 'uint256',
        name: 'amountTokenMin',
      },
      {
        type: 'uint256',
        name: 'amountAVAXMin',
      },
      {
        type: 'address',
        name: 'to',
      },
      {
        type: 'uint256',
        name: 'deadline',
      },
    ],
    outputs: [
      {
        type: 'uint256',
        name: 'amountAVAX',
      },
    ],
  },
  {
    name: 'removeLiquidityAVAXWithPermitSupportingFeeOnTransferTokens',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'address',
        name: 'token',
      },
      {
        type: 'uint256',
        name: 'liquidity',
      },
      {
        type: 'uint256',
        name: 'amountTokenMin',
      },
      {
        type: 'uint256',
        name: 'amountAVAXMin',
      },
      {
        type: 'address',
        name: 'to',
      },
      {
        type: 'uint256',
        name: 'deadline',
      },
      {
        type: 'bool',
        name: 'approveMax',
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
    outputs: [
      {
        type: 'uint256',
        name: 'amountAVAX',
      },
    ],
  },
] as const;
