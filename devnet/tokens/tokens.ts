import { type Address, getAddress } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';

/**
 * How a token's contract behaves: the name of a contract in `devnet/contracts/solidity`, or a published one.
 */
type TokenContract =
  | 'Wavax'
  | 'Png'
  | 'PlainToken'
  | 'BridgeToken'
  | 'FeeOnTransferToken'
  | 'NoReturnToken'
  | 'Bytes32Token'
  | 'FalseApproveToken'
  | 'PausableToken'
  | 'NamelessToken'
  | 'WildDecimalsToken'
  | 'RebasingToken'
  | 'BombToken'
  | 'TaxedToken';

/** A token of the local exchange. */
export type SeededToken = {
  readonly address: Address;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly contract: TokenContract;
};

/** Tokens of the app's catalogue, at their production addresses, on both chains. */
const CATALOGUE = {
  'USDC.e': {
    address: '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664',
    symbol: 'USDC.e',
    name: 'USD Coin',
    decimals: 6,
    contract: 'PlainToken',
  },
  'USDT.e': {
    address: '0xc7198437980c041c805A1EDcbA50c1Ce5db95118',
    symbol: 'USDT.e',
    name: 'Tether USD',
    decimals: 6,
    contract: 'BridgeToken',
  },
  USDT: {
    address: '0xde3A24028580884448a5397872046a019649b084',
    symbol: 'USDT',
    name: 'Tether USD',
    decimals: 6,
    contract: 'NoReturnToken',
  },
  'WBTC.e': {
    address: '0x50b7545627a5162F82A992c33b87aDc75187B218',
    symbol: 'WBTC.e',
    name: 'Wrapped Bitcoin',
    decimals: 8,
    contract: 'BridgeToken',
  },
  TIME: {
    address: '0xb54f16fB19478766A268F172C9480f8da1a7c9C3',
    symbol: 'TIME',
    name: 'Time',
    decimals: 9,
    contract: 'PlainToken',
  },
  SPORE: {
    address: '0x6e7f5C0b9f4432716bDd0a77a3601291b9D9e985',
    symbol: 'SPORE',
    name: 'Spore.Finance',
    decimals: 9,
    contract: 'FeeOnTransferToken',
  },
  mYAK: {
    address: '0xdDAaAD7366B455AfF8E7c82940C43CEB5829B604',
    symbol: 'mYAK',
    name: 'MiniYAK',
    decimals: 12,
    contract: 'PlainToken',
  },
  'DAI.e': {
    address: '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70',
    symbol: 'DAI.e',
    name: 'Dai Stablecoin',
    decimals: 18,
    contract: 'BridgeToken',
  },
  'WETH.e': {
    address: '0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB',
    symbol: 'WETH.e',
    name: 'Ether',
    decimals: 18,
    contract: 'BridgeToken',
  },
  'LINK.e': {
    address: '0x5947BB275c521040051D82396192181b413227A3',
    symbol: 'LINK.e',
    name: 'ChainLink Token',
    decimals: 18,
    contract: 'BridgeToken',
  },
  JOE: {
    address: '0x6e84a6216eA6dACC71eE8E6b0a5B7322EEbC0fDd',
    symbol: 'JOE',
    name: 'JOE Token',
    decimals: 18,
    contract: 'PlainToken',
  },
  QI: {
    address: '0x8729438EB15e2C8B576fCc6AeCdA6A148776C0F5',
    symbol: 'QI',
    name: 'BENQI',
    decimals: 18,
    contract: 'PlainToken',
  },
} as const satisfies Record<string, SeededToken>;

/** Tokens that single stakes pay, at their production addresses. */
const REWARDS = {
  OOE: {
    address: '0x0ebd9537A25f56713E34c45b38F421A1e7191469',
    symbol: 'OOE',
    name: 'OpenOcean',
    decimals: 18,
    contract: 'PlainToken',
  },
  APEIN: {
    address: '0x938FE3788222A74924E062120E7BFac829c719Fb',
    symbol: 'APEIN',
    name: 'Ape In',
    decimals: 18,
    contract: 'PlainToken',
  },
} as const satisfies Record<string, SeededToken>;

/** Tokens that the airdrop asks for, at their production addresses. */
const AIRDROP = {
  UNI: {
    address: '0xf39f9671906d8630812f9d9863bBEf5D523c84Ab',
    symbol: 'UNI',
    name: 'Uniswap',
    decimals: 18,
    contract: 'BridgeToken',
  },
  SUSHI: {
    address: '0x39cf1BD5f15fb22eC3D9Ff86b0727aFc203427cc',
    symbol: 'SUSHI',
    name: 'SushiToken',
    decimals: 18,
    contract: 'BridgeToken',
  },
} as const satisfies Record<string, SeededToken>;

/** Tokens that are on no list, to be added by address. Each has an odd name or an odd contract. */
const ODD = {
  B32: {
    address: getAddress('0xde40000000000000000000000000000000000b32'),
    symbol: 'B32',
    name: 'Name in Bytes',
    decimals: 18,
    contract: 'Bytes32Token',
  },
  DENY: {
    address: getAddress('0xde40000000000000000000000000000000000de4'),
    symbol: 'DENY',
    name: 'Denies Approval',
    decimals: 18,
    contract: 'FalseApproveToken',
  },
  STOP: {
    address: getAddress('0xde40000000000000000000000000000000000570'),
    symbol: 'STOP',
    name: 'Stops Transfers',
    decimals: 18,
    contract: 'PausableToken',
  },
  NONAME: {
    address: getAddress('0xde40000000000000000000000000000000000404'),
    symbol: '',
    name: '',
    decimals: 18,
    contract: 'NamelessToken',
  },
  WILD: {
    address: getAddress('0xde40000000000000000000000000000000000255'),
    symbol: 'WILD',
    name: 'Wild Decimals',
    decimals: 0,
    contract: 'WildDecimalsToken',
  },
  WHOLE: {
    address: getAddress('0xde40000000000000000000000000000000000da0'),
    symbol: 'WHOLE',
    name: 'No Decimals',
    decimals: 0,
    contract: 'PlainToken',
  },
  CENT: {
    address: getAddress('0xde40000000000000000000000000000000000da2'),
    symbol: 'CENT',
    name: 'Two Decimals',
    decimals: 2,
    contract: 'PlainToken',
  },
  FINE: {
    address: getAddress('0xde4000000000000000000000000000000000da36'),
    symbol: 'FINE',
    name: 'Most Decimals',
    decimals: 36,
    contract: 'PlainToken',
  },
  FINER: {
    address: getAddress('0xde4000000000000000000000000000000000da77'),
    symbol: 'FINER',
    name: 'Too Many Decimals',
    decimals: 77,
    contract: 'PlainToken',
  },
  FINEST: {
    address: getAddress('0xde400000000000000000000000000000000da255'),
    symbol: 'FINEST',
    name: 'Far Too Many Decimals',
    decimals: 255,
    contract: 'PlainToken',
  },
  ALL: {
    address: getAddress('0xde40000000000000000000000000000000000a11'),
    symbol: 'ALL',
    name: 'Largest Supply',
    decimals: 18,
    contract: 'PlainToken',
  },
  REBASE: {
    address: getAddress('0xde400000000000000000000000000000004eba5e'),
    symbol: 'REBASE',
    name: 'Changes Balances',
    decimals: 18,
    contract: 'RebasingToken',
  },
  BOMB: {
    address: getAddress('0xde40000000000000000000000000000000000b0b'),
    symbol: 'BOMB',
    name: 'Answers Too Much',
    decimals: 18,
    contract: 'BombToken',
  },
  TAX: {
    address: getAddress('0xde40000000000000000000000000000000007a3e'),
    symbol: 'TAX',
    name: 'Taxes Trades',
    decimals: 18,
    contract: 'TaxedToken',
  },
} as const satisfies Record<string, SeededToken>;

/** The key of a token in the seed and the tests; for nearly all of them its symbol. */
export type TokenKey =
  | 'WAVAX'
  | 'PNG'
  | keyof typeof CATALOGUE
  | keyof typeof REWARDS
  | keyof typeof AIRDROP
  | keyof typeof ODD;

/** The tokens on one chain. */
export type SeededTokens = Readonly<Record<TokenKey, SeededToken>>;

/** The ordinary tokens of the local exchange on one chain: those that a public list would name. */
export function ordinaryTokens(chainId: ChainId): readonly SeededToken[] {
  const { WAVAX, PNG } = seededTokens(chainId);
  return [WAVAX, PNG, ...Object.values(CATALOGUE)];
}

/** Every token of the local exchange on one chain; only WAVAX and PNG differ between the chains. */
export function seededTokens(chainId: ChainId): SeededTokens {
  const { wavax, png } = EXCHANGE_ADDRESSES[chainId];
  return {
    WAVAX: {
      address: wavax,
      symbol: 'WAVAX',
      name: 'Wrapped AVAX',
      decimals: 18,
      contract: 'Wavax',
    },
    PNG: { address: png, symbol: 'PNG', name: 'Pangolin', decimals: 18, contract: 'Png' },
    ...CATALOGUE,
    ...REWARDS,
    ...AIRDROP,
    ...ODD,
  };
}
