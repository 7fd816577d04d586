import aave from '@web3icons/core/svgs/tokens/background/AAVE.svg.js';
import bnb from '@web3icons/core/svgs/tokens/background/BNB.svg.js';
import dai from '@web3icons/core/svgs/tokens/background/DAI.svg.js';
import eth from '@web3icons/core/svgs/tokens/background/ETH.svg.js';
import frax from '@web3icons/core/svgs/tokens/background/FRAX.svg.js';
import joe from '@web3icons/core/svgs/tokens/background/JOE.svg.js';
import link from '@web3icons/core/svgs/tokens/background/LINK.svg.js';
import ooe from '@web3icons/core/svgs/tokens/background/OOE.svg.js';
import orbs from '@web3icons/core/svgs/tokens/background/ORBS.svg.js';
import rai from '@web3icons/core/svgs/tokens/background/RAI.svg.js';
import spell from '@web3icons/core/svgs/tokens/background/SPELL.svg.js';
import sushi from '@web3icons/core/svgs/tokens/background/SUSHI.svg.js';
import tusd from '@web3icons/core/svgs/tokens/background/TUSD.svg.js';
import uni from '@web3icons/core/svgs/tokens/background/UNI.svg.js';
import usdc from '@web3icons/core/svgs/tokens/background/USDC.svg.js';
import usdt from '@web3icons/core/svgs/tokens/background/USDT.svg.js';
import wbtc from '@web3icons/core/svgs/tokens/background/WBTC.svg.js';
import xava from '@web3icons/core/svgs/tokens/background/XAVA.svg.js';
import yak from '@web3icons/core/svgs/tokens/background/YAK.svg.js';
import yfi from '@web3icons/core/svgs/tokens/background/YFI.svg.js';

/**
 * The logos that come with the page, as the text of their drawings, by the symbol of a token of the
 * catalogue. Only those whose project is known to be the token's have one here.
 */
export const SHIPPED_LOGOS: Readonly<Record<string, string>> = {
  AAVE: aave,
  'AAVE.e': aave,
  BNB: bnb,
  DAI: dai,
  'DAI.e': dai,
  ETH: eth,
  'WETH.e': eth,
  FRAX: frax,
  JOE: joe,
  LINK: link,
  'LINK.e': link,
  OOE: ooe,
  ORBS: orbs,
  RAI: rai,
  SPELL: spell,
  SUSHI: sushi,
  'SUSHI.e': sushi,
  TUSD: tusd,
  UNI: uni,
  'UNI.e': uni,
  'USDC.e': usdc,
  USDT: usdt,
  'USDT.e': usdt,
  WBTC: wbtc,
  'WBTC.e': wbtc,
  XAVA: xava,
  YAK: yak,
  YFI: yfi,
  'YFI.e': yfi,
};
