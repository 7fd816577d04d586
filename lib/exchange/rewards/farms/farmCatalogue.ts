import type { Address } from 'viem';
import { AVALANCHE, type ChainId } from '@/lib/base/networks/network';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { STAKING_CONTRACTS } from '@/lib/chain/contracts/stakingContracts';

export const FARM_VERSIONS = [0, 1, 2] as const;

/** The contracts that farms are in: one each in versions 0 and 1, MiniChef for all of version 2. */
export type FarmVersion = (typeof FARM_VERSIONS)[number];

/** A farm of the exchange. What it pays is on chain. */
export type Farm = {
  /** Such as WAVAX_PNG_V2. */
  readonly name: string;
  readonly version: FarmVersion;
  /** The tokens of its pair, WAVAX or PNG first. */
  readonly tokens: readonly [Token, Token];
  /** Its weight as it was published; that of version 2 is on chain. */
  readonly multiplier: number;
  /** Of versions 0 and 1: its own contract; else MiniChef. */
  readonly contract: Address;
};

/** A farm's name, the symbols of its tokens, and its multiplier. */
type Row<Name extends string = string> = readonly [Name, string, string, number];

/** Two tokens of the catalogue have the symbol FRAX. The farms name this one FRAXV2. */
const SECOND_FRAX = '0xD24C2Ad096400B6FBcd2ad8B24E7acBc21A1da64';

const VERSION_0: readonly Row<keyof typeof STAKING_CONTRACTS>[] = [
  ['WAVAX_ETH_V0', 'WAVAX', 'ETH', 0],
  ['WAVAX_USDT_V0', 'WAVAX', 'USDT', 0],
  ['WAVAX_WBTC_V0', 'WAVAX', 'WBTC', 0],
  ['WAVAX_PNG_V0', 'WAVAX', 'PNG', 0],
  ['WAVAX_LINK_V0', 'WAVAX', 'LINK', 0],
  ['WAVAX_DAI_V0', 'WAVAX', 'DAI', 0],
  ['WAVAX_UNI_V0', 'WAVAX', 'UNI', 0],
  ['WAVAX_SUSHI_V0', 'WAVAX', 'SUSHI', 0],
  ['WAVAX_AAVE_V0', 'WAVAX', 'AAVE', 0],
  ['WAVAX_YFI_V0', 'WAVAX', 'YFI', 0],
  ['PNG_ETH_V0', 'PNG', 'ETH', 0],
  ['PNG_USDT_V0', 'PNG', 'USDT', 0],
  ['PNG_WBTC_V0', 'PNG', 'WBTC', 0],
  ['PNG_LINK_V0', 'PNG', 'LINK', 0],
  ['PNG_DAI_V0', 'PNG', 'DAI', 0],
  ['PNG_UNI_V0', 'PNG', 'UNI', 0],
  ['PNG_SUSHI_V0', 'PNG', 'SUSHI', 0],
  ['PNG_AAVE_V0', 'PNG', 'AAVE', 0],
  ['PNG_YFI_V0', 'PNG', 'YFI', 0],
];

const VERSION_1: readonly Row<keyof typeof STAKING_CONTRACTS>[] = [
  ['WAVAX_ETH_V1', 'WAVAX', 'ETH', 0],
  ['WAVAX_WETHe_V1', 'WAVAX', 'WETH.e', 8],
  ['WAVAX_USDT_V1', 'WAVAX', 'USDT', 0],
  ['WAVAX_USDTe_V1', 'WAVAX', 'USDT.e', 11],
  ['WAVAX_WBTC_V1', 'WAVAX', 'WBTC', 0],
  ['WAVAX_WBTCe_V1', 'WAVAX', 'WBTC.e', 6],
  ['WAVAX_PNG_V1', 'WAVAX', 'PNG', 12],
  ['WAVAX_LINK_V1', 'WAVAX', 'LINK', 0],
  ['WAVAX_LINKe_V1', 'WAVAX', 'LINK.e', 4],
  ['WAVAX_DAI_V1', 'WAVAX', 'DAI', 0],
  ['WAVAX_DAIe_V1', 'WAVAX', 'DAI.e', 10],
  ['WAVAX_UNI_V1', 'WAVAX', 'UNI', 0],
  ['WAVAX_UNIe_V1', 'WAVAX', 'UNI.e', 1],
  ['WAVAX_SUSHI_V1', 'WAVAX', 'SUSHI', 0],
  ['WAVAX_SUSHIe_V1', 'WAVAX', 'SUSHI.e', 1],
  ['WAVAX_AAVE_V1', 'WAVAX', 'AAVE', 0],
  ['WAVAX_AAVEe_V1', 'WAVAX', 'AAVE.e', 2],
  ['WAVAX_YFI_V1', 'WAVAX', 'YFI', 0],
  ['WAVAX_YFIe_V1', 'WAVAX', 'YFI.e', 1],
  ['WAVAX_SNOB_V1', 'WAVAX', 'SNOB', 1],
  ['WAVAX_VSO_V1', 'WAVAX', 'VSO', 1],
  ['WAVAX_SPORE_V1', 'WAVAX', 'SPORE', 2],
  ['WAVAX_BIFI_V1', 'WAVAX', 'BIFI', 2],
  ['WAVAX_BNB_V1', 'WAVAX', 'BNB', 2],
  ['WAVAX_XAVA_V1', 'WAVAX', 'XAVA', 2],
  ['WAVAX_PEFI_V1', 'WAVAX', 'PEFI', 4],
  ['WAVAX_TRYB_V1', 'WAVAX', 'TRYB', 2],
  ['WAVAX_SHERPA_V1', 'WAVAX', 'SHERPA', 2],
  ['WAVAX_YAK_V1', 'WAVAX', 'YAK', 4],
  ['WAVAX_DYP_V1', 'WAVAX', 'DYP', 2],
  ['WAVAX_QI_V1', 'WAVAX', 'QI', 1],
  ['WAVAX_WALBT_V1', 'WAVAX', 'WALBT', 2],
  ['WAVAX_HUSKY_V1', 'WAVAX', 'HUSKY', 2],
  ['WAVAX_USDCe_V1', 'WAVAX', 'USDC.e', 11],
  ['WAVAX_LYD_V1', 'WAVAX', 'LYD', 2],
  ['WAVAX_TUSD_V1', 'WAVAX', 'TUSD', 2],
  ['WAVAX_GAJ_V1', 'WAVAX', 'GAJ', 2],
  ['WAVAX_GDL_V1', 'WAVAX', 'GDL', 2],
  ['WAVAX_MFI_V1', 'WAVAX', 'MFI', 1],
  ['WAVAX_SHIBX_V1', 'WAVAX', 'SHIBX', 2],
  ['WAVAX_AVE_V1', 'WAVAX', 'AVE', 1],
  ['WAVAX_ELE_V1', 'WAVAX', 'ELE', 2],
  ['WAVAX_FRAX_V1', 'WAVAX', 'FRAX', 0],
  ['WAVAX_FXS_V1', 'WAVAX', 'FXS', 0],
  ['WAVAX_START_V1', 'WAVAX', 'START', 2],
  ['WAVAX_SWAPe_V1', 'WAVAX', 'SWAP.e', 2],
  ['WAVAX_YTS_V1', 'WAVAX', 'YTS', 2],
  ['WAVAX_TUNDRA_V1', 'WAVAX', 'TUNDRA', 2],
  ['WAVAX_XUSD_V1', 'WAVAX', 'xUSD', 2],
  ['WAVAX_XDO_V1', 'WAVAX', 'XDO', 0],
  ['WAVAX_JOE_V1', 'WAVAX', 'JOE', 4],
  ['WAVAX_ZABU_V1', 'WAVAX', 'ZABU', 0],
  ['WAVAX_YAY_V1', 'WAVAX', 'YAY', 2],
  ['WAVAX_STORM_V1', 'WAVAX', 'STORM', 2],
  ['WAVAX_OOE_V1', 'WAVAX', 'OOE', 4],
  ['WAVAX_VEE_V1', 'WAVAX', 'VEE', 2],
  ['WAVAX_AVXT_V1', 'WAVAX', 'AVXT', 2],
  ['WAVAX_OLIVE_V1', 'WAVAX', 'OLIVE', 2],
  ['WAVAX_APEIN_V1', 'WAVAX', 'APEIN', 4],
  ['WAVAX_GB_V1', 'WAVAX', 'GB', 4],
  ['WAVAX_CNR_V1', 'WAVAX', 'CNR', 2],
  ['WAVAX_CYCLE_V1', 'WAVAX', 'CYCLE', 2],
  ['WAVAX_ICE_V1', 'WAVAX', 'IronICE', 2],
  ['WAVAX_MYAK_V1', 'WAVAX', 'mYAK', 4],
  ['WAVAX_WOW_V1', 'WAVAX', 'WOW', 2],
  ['WAVAX_TEDDY_V1', 'WAVAX', 'TEDDY', 5],
  ['WAVAX_TSD_V1', 'WAVAX', 'TSD', 5],
  ['WAVAX_EVRT_V1', 'WAVAX', 'EVRT', 2],
  ['WAVAX_RAI_V1', 'WAVAX', 'RAI', 2],
  ['WAVAX_AAVAXB_V1', 'WAVAX', 'aAVAXb', 2],
  ['WAVAX_INSUR_V1', 'WAVAX', 'INSUR', 2],
  ['WAVAX_AVME_V1', 'WAVAX', 'AVME', 2],
  ['WAVAX_TIME_V1', 'WAVAX', 'TIME', 4],
  ['WAVAX_HCT_V1', 'WAVAX', 'HCT', 4],
  ['WAVAX_FRAXV2_V1', 'WAVAX', SECOND_FRAX, 6],
  ['WAVAX_ROCO_V1', 'WAVAX', 'ROCO', 4],
  ['WAVAX_IMX_V1', 'WAVAX', 'IMX', 4],
  ['WAVAX_AMPL_V1', 'WAVAX', 'AMPL', 4],
  ['WAVAX_ORBS_V1', 'WAVAX', 'ORBS', 4],
  ['PNG_ETH_V1', 'PNG', 'ETH', 0],
  ['PNG_WETHe_V1', 'PNG', 'WETH.e', 3],
  ['PNG_USDT_V1', 'PNG', 'USDT', 0],
  ['PNG_USDTe_V1', 'PNG', 'USDT.e', 10],
  ['PNG_WBTC_V1', 'PNG', 'WBTC', 1],
  ['PNG_WBTCe_V1', 'PNG', 'WBTC.e', 3],
  ['PNG_LINK_V1', 'PNG', 'LINK', 3],
  ['PNG_LINKe_V1', 'PNG', 'LINK.e', 3],
  ['PNG_DAI_V1', 'PNG', 'DAI', 0],
  ['PNG_DAIe_V1', 'PNG', 'DAI.e', 1],
  ['PNG_UNI_V1', 'PNG', 'UNI', 0],
  ['PNG_UNIe_V1', 'PNG', 'UNI.e', 3],
  ['PNG_SUSHI_V1', 'PNG', 'SUSHI', 0],
  ['PNG_SUSHIe_V1', 'PNG', 'SUSHI.e', 3],
  ['PNG_AAVE_V1', 'PNG', 'AAVE', 0],
  ['PNG_AAVEe_V1', 'PNG', 'AAVE.e', 0],
  ['PNG_YFI_V1', 'PNG', 'YFI', 0],
  ['PNG_YFIe_V1', 'PNG', 'YFI.e', 3],
  ['PNG_SNOB_V1', 'PNG', 'SNOB', 5],
  ['PNG_VSO_V1', 'PNG', 'VSO', 5],
  ['PNG_SPORE_V1', 'PNG', 'SPORE', 5],
  ['PNG_BIFI_V1', 'PNG', 'BIFI', 0],
  ['PNG_BNB_V1', 'PNG', 'BNB', 5],
  ['PNG_XAVA_V1', 'PNG', 'XAVA', 5],
  ['PNG_PEFI_V1', 'PNG', 'PEFI', 5],
  ['PNG_TRYB_V1', 'PNG', 'TRYB', 5],
  ['PNG_SHERPA_V1', 'PNG', 'SHERPA', 0],
  ['PNG_YAK_V1', 'PNG', 'YAK', 5],
  ['PNG_DYP_V1', 'PNG', 'DYP', 5],
  ['PNG_QI_V1', 'PNG', 'QI', 5],
  ['PNG_WALBT_V1', 'PNG', 'WALBT', 5],
  ['PNG_HUSKY_V1', 'PNG', 'HUSKY', 5],
  ['PNG_USDCe_V1', 'PNG', 'USDC.e', 10],
  ['PNG_LYD_V1', 'PNG', 'LYD', 5],
  ['PNG_TUSD_V1', 'PNG', 'TUSD', 5],
  ['PNG_GAJ_V1', 'PNG', 'GAJ', 5],
  ['PNG_GDL_V1', 'PNG', 'GDL', 0],
  ['PNG_MFI_V1', 'PNG', 'MFI', 5],
  ['PNG_SHIBX_V1', 'PNG', 'SHIBX', 0],
  ['PNG_AVE_V1', 'PNG', 'AVE', 5],
  ['PNG_ELE_V1', 'PNG', 'ELE', 0],
];

const VERSION_2: readonly Row[] = [
  ['WAVAX_PNG_V2', 'WAVAX', 'PNG', 30],
  ['PNG_USDCe_V2', 'PNG', 'USDC.e', 30],
  ['USDTe_USDCe_V2', 'USDT.e', 'USDC.e', 20],
  ['WAVAX_SPELL_V2', 'WAVAX', 'SPELL', 20],
  ['WAVAX_TIME_V2', 'WAVAX', 'TIME', 20],
  ['WAVAX_WBTCe_V2', 'WAVAX', 'WBTC.e', 20],
  ['WAVAX_DAIe_V2', 'WAVAX', 'DAI.e', 20],
  ['WAVAX_USDTe_V2', 'WAVAX', 'USDT.e', 20],
  ['WAVAX_WETHe_V2', 'WAVAX', 'WETH.e', 20],
  ['WAVAX_USDCe_V2', 'WAVAX', 'USDC.e', 20],
  ['WAVAX_LINKe_V2', 'WAVAX', 'LINK.e', 10],
  ['USDCe_DAIe_V2', 'USDC.e', 'DAI.e', 10],
  ['WAVAX_KLO_V2', 'WAVAX', 'KLO', 10],
  ['WAVAX_WALBT_V2', 'WAVAX', 'WALBT', 10],
  ['WAVAX_JOE_V2', 'WAVAX', 'JOE', 10],
  ['WAVAX_YAK_V2', 'WAVAX', 'YAK', 10],
  ['WAVAX_APEIN_V2', 'WAVAX', 'APEIN', 10],
  ['WAVAX_ROCO_V2', 'WAVAX', 'ROCO', 10],
  ['WAVAX_XAVA_V2', 'WAVAX', 'XAVA', 10],
  ['WAVAX_QI_V2', 'WAVAX', 'QI', 10],
  ['WAVAX_FRAX_V2', 'WAVAX', 'FRAX', 10],
  ['WAVAX_AMPL_V2', 'WAVAX', 'AMPL', 10],
  ['WAVAX_SNOB_V2', 'WAVAX', 'SNOB', 5],
  ['WAVAX_PEFI_V2', 'WAVAX', 'PEFI', 5],
  ['WAVAX_OOE_V2', 'WAVAX', 'OOE', 5],
  ['WAVAX_TUSD_V2', 'WAVAX', 'TUSD', 5],
  ['WAVAX_HUSKY_V2', 'WAVAX', 'HUSKY', 5],
  ['WAVAX_TEDDY_V2', 'WAVAX', 'TEDDY', 5],
  ['WAVAX_DYP_V2', 'WAVAX', 'DYP', 5],
  ['WAVAX_SPORE_V2', 'WAVAX', 'SPORE', 5],
  ['WAVAX_YAY_V2', 'WAVAX', 'YAY', 5],
  ['WAVAX_VEE_V2', 'WAVAX', 'VEE', 5],
  ['WAVAX_WOW_V2', 'WAVAX', 'WOW', 5],
  ['WAVAX_HCT_V2', 'WAVAX', 'HCT', 5],
  ['WAVAX_IMX_V2', 'WAVAX', 'IMX', 5],
  ['WAVAX_INSUR_V2', 'WAVAX', 'INSUR', 3],
  ['WAVAX_ORBS_V2', 'WAVAX', 'ORBS', 2],
];

/** All farms, in the order in which they were published. They are on Avalanche. */
export const FARMS: readonly Farm[] = [
  ...VERSION_0.map((row) => farmOf(row, 0, STAKING_CONTRACTS[row[0]])),
  ...VERSION_1.map((row) => farmOf(row, 1, STAKING_CONTRACTS[row[0]])),
  ...VERSION_2.map((row) => farmOf(row, 2, EXCHANGE_ADDRESSES[AVALANCHE].miniChef)),
];

const NO_FARMS: readonly Farm[] = [];

/** The farms of all versions on a chain; none on Fuji. */
export function farmsOn(chainId: ChainId | undefined): readonly Farm[] {
  return chainId === AVALANCHE ? FARMS : NO_FARMS;
}

/** The farms of one version on a chain; none on Fuji. */
export function farmsOf(chainId: ChainId, version: FarmVersion): readonly Farm[] {
  return farmsOn(chainId).filter((farm) => farm.version === version);
}

function farmOf([name, a, b, multiplier]: Row, version: FarmVersion, contract: Address): Farm {
  return { name, version, tokens: [tokenOf(a), tokenOf(b)], multiplier, contract };
}

function tokenOf(key: string): Token {
  const token = CATALOGUE[AVALANCHE].find(
    ({ symbol, address }) => symbol === key || address === key,
  );
  if (token === undefined) throw new TypeError(`The catalogue has no token ${key}.`);
  return token;
}
