/** The router: quotes and every form of swap. */
export const routerAbi = [
  {
    name: 'getAmountsOut',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'uint256',
        name: 'amountIn',
      },
      {
        type: 'address[]',
        name: 'path',
      },
    ],
    outputs: [
      {
        type: 'uint256[]',
        name: 'amounts',
      },
    ],
  },
  {
    name: 'getAmountsIn',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      {
        type: 'uint256',
        name: 'amountOut',
      },
      {
        type: 'address[]',
        name: 'path',
      },
    ],
    outputs: [
      {
        type: 'uint256[]',
        name: 'amounts',
      },
    ],
  },
  {
    name: 'swapExactTokensForTokens',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'amountIn',
      },
      {
        type: 'uint256',
        name: 'amountOutMin',
      },
      {
        type: 'address[]',
        name: 'path',
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
        type: 'uint256[]',
        name: 'amounts',
      },
    ],
  },
  {
    name: 'swapTokensForExactTokens',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'amountOut',
      },
      {
        type: 'uint256',
        name: 'amountInMax',
      },
      {
        type: 'address[]',
        name: 'path',
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
        type: 'uint256[]',
        name: 'amounts',
      },
    ],
  },
  {
    name: 'swapExactAVAXForTokens',
    type: 'function',
    stateMutability: 'payable',
    inputs: [
      {
        type: 'uint256',
        name: 'amountOutMin',
      },
      {
        type: 'address[]',
        name: 'path',
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
        type: 'uint256[]',
        name: 'amounts',
      },
    ],
  },
  {
    name: 'swapTokensForExactAVAX',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'amountOut',
      },
      {
        type: 'uint256',
        name: 'amountInMax',
      },
      {
        type: 'address[]',
        name: 'path',
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
        type: 'uint256[]',
        name: 'amounts',
      },
    ],
  },
  {
    name: 'swapExactTokensForAVAX',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'amountIn',
      },
      {
        type: 'uint256',
        name: 'amountOutMin',
      },
      {
        type: 'address[]',
        name: 'path',
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
        type: 'uint256[]',
        name: 'amounts',
      },
    ],
  },
  {
    name: 'swapAVAXForExactTokens',
    type: 'function',
    stateMutability: 'payable',
    inputs: [
      {
        type: 'uint256',
        name: 'amountOut',
      },
      {
        type: 'address[]',
        name: 'path',
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
        type: 'uint256[]',
        name: 'amounts',
      },
    ],
  },
  {
    name: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'amountIn',
      },
      {
        type: 'uint256',
        name: 'amountOutMin',
      },
      {
        type: 'address[]',
        name: 'path',
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
    outputs: [],
  },
  {
    name: 'swapExactAVAXForTokensSupportingFeeOnTransferTokens',
    type: 'function',
    stateMutability: 'payable',
    inputs: [
      {
        type: 'uint256',
        name: 'amountOutMin',
      },
      {
        type: 'address[]',
        name: 'path',
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
    outputs: [],
  },
  {
    name: 'swapExactTokensForAVAXSupportingFeeOnTransferTokens',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'uint256',
        name: 'amountIn',
      },
      {
        type: 'uint256',
        name: 'amountOutMin',
      },
      {
        type: 'address[]',
        name: 'path',
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
    outputs: [],
  },
] as const;
