import type { Address } from 'viem';
import { type ChainId, perChain } from '@/lib/base/networks/network';
import type { Token } from './token';
import { wrappedNative } from './wrapped';

/** Symbol, name, decimals, and an address on each chain that the token is on. */
type Row = readonly [string, string, number, Address, Address?];

/** Where a row has the address on a chain. */
const ADDRESS_AT = { 43114: 3, 43113: 4 } as const satisfies Readonly<Record<ChainId, number>>;

const ROWS: readonly Row[] = [
  [
    'PNG',
    'Pangolin',
    18,
    '0x60781C2586D68229fde47564546784ab3fACA982',
    '0xAF5D473b3f8F96A5B21c6bbB97e09b491335acb9',
  ],
  ['ETH', 'Ether', 18, '0xf20d962a6c8f70c731bd838a3a388D7d48fA6e15'],
  ['WETH.e', 'Ether', 18, '0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB'],
  ['USDT', 'Tether USD', 6, '0xde3A24028580884448a5397872046a019649b084'],
  ['USDT.e', 'Tether USD', 6, '0xc7198437980c041c805A1EDcbA50c1Ce5db95118'],
  ['WBTC', 'Wrapped Bitcoin', 8, '0x408D4cD0ADb7ceBd1F1A1C33A0Ba2098E1295bAB'],
  ['WBTC.e', 'Wrapped Bitcoin', 8, '0x50b7545627a5162F82A992c33b87aDc75187B218'],
  ['LINK', 'ChainLink Token', 18, '0xB3fe5374F67D7a22886A0eE082b2E2f9d2651651'],
  ['LINK.e', 'ChainLink Token', 18, '0x5947BB275c521040051D82396192181b413227A3'],
  ['DAI', 'Dai Stablecoin', 18, '0xbA7dEebBFC5fA1100Fb055a87773e1E99Cd3507a'],
  ['DAI.e', 'Dai Stablecoin', 18, '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70'],
  ['UNI', 'Uniswap', 18, '0xf39f9671906d8630812f9d9863bBEf5D523c84Ab'],
  ['UNI.e', 'Uniswap', 18, '0x8eBAf22B6F053dFFeaf46f4Dd9eFA95D89ba8580'],
  ['SUSHI', 'SushiToken', 18, '0x39cf1BD5f15fb22eC3D9Ff86b0727aFc203427cc'],
  ['SUSHI.e', 'SushiToken', 18, '0x37B608519F91f70F2EeB0e5Ed9AF4061722e4F76'],
  ['AAVE', 'Aave Token', 18, '0x8cE2Dee54bB9921a2AE0A63dBb2DF8eD88B91dD9'],
  ['AAVE.e', 'Aave Token', 18, '0x63a72806098Bd3D9520cC43356dD78afe5D386D9'],
  ['YFI', 'yearn.finance', 18, '0x99519AcB025a0e0d44c3875A4BbF03af65933627'],
  ['YFI.e', 'yearn.finance', 18, '0x9eAaC1B23d935365bD7b542Fe22cEEe2922f52dc'],
  [
    'SNOB',
    'Snowball',
    18,
    '0xC38f41A296A4493Ff429F1238e030924A1542e50',
    '0xF319e2f610462F846d6e93F51CdC862EEFF2a554',
  ],
  ['VSO', 'VersoToken', 18, '0x846D50248BAf8b7ceAA9d9B53BFd12d7D7FBB25a'],
  ['SPORE', 'Spore.Finance', 9, '0x6e7f5C0b9f4432716bDd0a77a3601291b9D9e985'],
  ['BIFI', 'beefy.finance', 18, '0xd6070ae98b8069de6B494332d1A1a81B6179D960'],
  ['BNB', 'Binance', 18, '0x264c1383EA520f73dd837F915ef3a732e204a493'],
  ['XAVA', 'Avalaunch', 18, '0xd1c3f94DE7e5B45fa4eDBBA472491a9f4B166FC4'],
  ['PEFI', 'PenguinToken', 18, '0xe896CDeaAC9615145c0cA09C8Cd5C25bced6384c'],
  ['TRYB', 'BiLira', 6, '0x564A341Df6C126f90cf3ECB92120FD7190ACb401'],
  ['SHERPA', 'Sherpa', 18, '0xa5E59761eBD4436fa4d20E1A27cBa29FB2471Fc6'],
  ['YAK', 'Yak Token', 18, '0x59414b3089ce2AF0010e7523Dea7E2b35d776ec7'],
  ['QI', 'BENQI', 18, '0x8729438EB15e2C8B576fCc6AeCdA6A148776C0F5'],
  ['DYP', 'DeFiYieldProtocol', 18, '0x961C8c0B1aaD0c0b10a51FeF6a867E3091BCef17'],
  ['WALBT', 'Wrapped AllianceBlock Token', 18, '0x9E037dE681CaFA6E661e6108eD9c2bd1AA567Ecd'],
  ['HUSKY', 'Husky', 18, '0x65378b697853568dA9ff8EaB60C13E1Ee9f4a654'],
  ['USDC.e', 'USD Coin', 6, '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664'],
  ['LYD', 'LydiaFinance Token', 18, '0x4C9B4E1AC6F24CdE3660D5E4Ef1eBF77C710C084'],
  ['TUSD', 'TrueUSD', 18, '0x1C20E891Bab6b1727d14Da358FAe2984Ed9B59EB'],
  ['GAJ', 'PolyGaj Token', 18, '0x595c8481c48894771CE8FaDE54ac6Bf59093F9E8'],
  ['GDL', 'Gondola', 18, '0xD606199557c8Ab6F4Cc70bD03FaCc96ca576f142'],
  ['MFI', 'MarginSwap', 18, '0x9Fda7cEeC4c18008096C2fE2B85F05dc300F94d0'],
  ['SHIBX', 'SHIBAVAX', 18, '0x440aBbf18c54b2782A4917b80a1746d3A2c2Cce1'],
  ['AVE', 'Avaware', 18, '0x78ea17559B3D2CF85a7F9C2C704eda119Db5E6dE'],
  ['ELE', 'Eleven.finance', 18, '0xAcD7B3D9c10e97d0efA418903C0c7669E702E4C0'],
  ['FRAX', 'Frax', 18, '0xDC42728B0eA910349ed3c6e1c9Dc06b5FB591f98'],
  ['FXS', 'Frax Share', 18, '0xD67de0e0a0Fd7b15dC8348Bb9BE742F3c5850454'],
  ['START', 'Starter', 18, '0xF44Fb887334Fa17d2c5c0F970B5D320ab53eD557'],
  ['SWAP.e', 'TrustSwap Token', 18, '0xc7B5D72C836e718cDA8888eaf03707fAef675079'],
  ['YTS', 'YetiSwap', 18, '0x488F73cddDA1DE3664775fFd91623637383D6404'],
  ['TUNDRA', 'TUNDRA Token', 18, '0x21c5402C3B7d40C89Cc472C9dF5dD7E51BbAb1b1'],
  ['xUSD', 'xDollar Stablecoin', 18, '0x3509f19581aFEDEff07c53592bc0Ca84e4855475'],
  ['XDO', 'xDollar', 18, '0x9eF758aC000a354479e538B8b2f01b917b8e89e7'],
  ['JOE', 'JOE Token', 18, '0x6e84a6216eA6dACC71eE8E6b0a5B7322EEbC0fDd'],
  ['ZABU', 'ZABU Token', 18, '0xDd453dBD253fA4E5e745047d93667Ce9DA93bbCF'],
  ['YAY', 'YAY Games', 18, '0x01C2086faCFD7aA38f69A6Bd8C91BEF3BB5adFCa'],
  ['STORM', 'STORM Token', 18, '0x6AFD5A1ea4b793CC1526d6Dc7e99A608b356eF7b'],
  ['OOE', 'OpenOcean', 18, '0x0ebd9537A25f56713E34c45b38F421A1e7191469'],
  ['VEE', 'Vee', 18, '0x3709E8615E02C15B096f8a9B460ccb8cA8194e86'],
  ['AVXT', 'Avaxtars', 6, '0x397bBd6A0E41bdF4C3F971731E180Db8Ad06eBc1'],
  ['OLIVE', 'Olive Token', 18, '0x617724974218A18769020A70162165A539c07E8a'],
  ['APEIN', 'Ape In', 18, '0x938FE3788222A74924E062120E7BFac829c719Fb'],
  ['GB', 'Good Bridging', 9, '0x90842eb834cFD2A1DB0b1512B254a18E4D396215'],
  ['CNR', 'Canary', 18, '0x8D88e48465F30Acfb8daC0b3E35c9D6D7d36abaf'],
  ['CYCLE', 'Cycle', 18, '0x81440C939f2C1E34fc7048E518a637205A632a74'],
  ['IronICE', 'Iron Finance ICE', 18, '0xfC108f21931576a21D0b4b301935DAc80d9E5086'],
  ['mYAK', 'MiniYAK', 12, '0xdDAaAD7366B455AfF8E7c82940C43CEB5829B604'],
  ['WOW', 'WOWswap', 18, '0xA384Bc7Cdc0A93e686da9E7B8C0807cD040F4E0b'],
  ['TEDDY', 'TEDDY', 18, '0x094bd7B2D99711A1486FB94d4395801C6d0fdDcC'],
  ['TSD', 'TSD Stablecoin', 18, '0x4fbf0429599460D327BD5F55625E30E4fC066095'],
  ['EVRT', 'Everest Token', 18, '0x3ACa5545e76746A3Fe13eA66B24BC0eBcC51E6b4'],
  ['RAI', 'Rai Reflex Index', 18, '0x97Cd1CFE2ed5712660bb6c14053C0EcB031Bff7d'],
  ['aAVAXb', 'Ankr AVAX Bond', 18, '0x6C6f910A79639dcC94b4feEF59Ff507c2E843929'],
  ['INSUR', 'InsurAce Token', 18, '0x544c42fBB96B39B21DF61cf322b5EDC285EE7429'],
  ['AVME', 'AVME', 18, '0x1ECd47FF4d9598f89721A2866BFEb99505a413Ed'],
  ['TIME', 'Time', 9, '0xb54f16fB19478766A268F172C9480f8da1a7c9C3'],
  ['HCT', 'Hurricane Token', 18, '0x45C13620B55C35A5f539d26E88247011Eb10fDbd'],
  ['FRAX', 'Frax', 18, '0xD24C2Ad096400B6FBcd2ad8B24E7acBc21A1da64'],
  ['ROCO', 'ROCO', 18, '0xb2a85C5ECea99187A977aC34303b80AcbDdFa208'],
  ['IMX', 'IMX', 18, '0xeA6887e4a9CdA1B77E70129E5Fba830CdB5cdDef'],
  ['AMPL', 'Ampleforth', 9, '0x027dbcA046ca156De9622cD1e2D907d375e53aa7'],
  ['ORBS', 'Orbs', 18, '0x340fE1D898ECCAad394e2ba0fC1F93d27c7b717A'],
  ['SPELL', 'Spell Token', 18, '0xCE1bFFBD5374Dac86a2893119683F4911a2F7814'],
  ['KLO', 'Kalao Token', 18, '0xb27c8941a7Df8958A1778c0259f76D1F8B711C35'],
];

function tokensOf(chainId: ChainId): readonly Token[] {
  const listed = ROWS.flatMap((row) => {
    const [symbol, name, decimals] = row;
    const address = row[ADDRESS_AT[chainId]];
    return address ? [{ type: 'token' as const, chainId, address, decimals, symbol, name }] : [];
  });
  return [wrappedNative(chainId), ...listed];
}

/** The tokens that are built into the app, by chain. */
export const CATALOGUE: Readonly<Record<ChainId, readonly Token[]>> = perChain(tokensOf);

const IDS = new Set(Object.values(CATALOGUE).flatMap((tokens) => tokens.map(keyOf)));

/** Whether a token is built into the app, so that what is known of it was checked. */
export function isInCatalogue(token: Token): boolean {
  return IDS.has(keyOf(token));
}

function keyOf({ chainId, address }: Token): string {
  return `${chainId} ${address}`;
}
