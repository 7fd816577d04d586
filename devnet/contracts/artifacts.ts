import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Abi, type Hex, isHex } from 'viem';
import * as z from 'zod/mini';

const EXCHANGE = 'node_modules/@pangolindex/exchange-contracts/artifacts/contracts';
const GOVERNANCE = 'node_modules/@pangolindex/governance/artifacts/contracts';

/** viem carries the creation code of Multicall3 but does not export it. */
const MULTICALL3 = 'node_modules/viem/_cjs/constants/contracts.js';

const hexSchema = z.custom<Hex>((value) => isHex(value));
const artifactSchema = z.object({
  bytecode: hexSchema,
  abi: z.custom<Abi>((value) => Array.isArray(value)),
});
const multicall3Schema = z.object({ multicall3Bytecode: hexSchema });

/** The paths of the published contracts in their packages, which are not modified. */
const ARTIFACTS = {
  factory: `${EXCHANGE}/pangolin-core/PangolinFactory.sol/PangolinFactory.json`,
  pair: `${EXCHANGE}/pangolin-core/PangolinPair.sol/PangolinPair.json`,
  router: `${EXCHANGE}/pangolin-periphery/PangolinRouter.sol/PangolinRouter.json`,
  wavax: `${GOVERNANCE}/helpers/WAVAX.sol/WAVAX.json`,
  png: `${GOVERNANCE}/PNG.sol/Png.json`,
  miniChef: `${GOVERNANCE}/MiniChefV2.sol/MiniChefV2.json`,
  stakingRewards: `${GOVERNANCE}/StakingRewards.sol/StakingRewards.json`,
  rewarder: `${GOVERNANCE}/RewarderSimple.sol/RewarderSimple.json`,
  airdrop: `${GOVERNANCE}/Airdrop.sol/Airdrop.json`,
  governor: `${GOVERNANCE}/GovernorAlpha.sol/GovernorAlpha.json`,
  timelock: `${GOVERNANCE}/Timelock.sol/Timelock.json`,
  communityTreasury: `${GOVERNANCE}/CommunityTreasury.sol/CommunityTreasury.json`,
  bridgeMigrationRouter: `${EXCHANGE}/pangolin-periphery/PangolinBridgeMigrationRouter.sol/PangolinBridgeMigrationRouter.json`,
  bridgeToken: `${EXCHANGE}/pangolin-periphery/test/BridgeToken.sol/BridgeToken.json`,
};

/** The name of a published contract. */
export type Contract = keyof typeof ARTIFACTS;

/** The creation code of a published contract, without constructor arguments. */
export async function creationCode(contract: Contract): Promise<Hex> {
  return (await artifact(contract)).bytecode;
}

/** The interface of a published contract. */
export async function publishedAbi(contract: Contract): Promise<Abi> {
  return (await artifact(contract)).abi;
}

async function artifact(contract: Contract) {
  return artifactSchema.parse(JSON.parse(await readFile(ARTIFACTS[contract], 'utf8')));
}

/** The creation code of Multicall3. */
export function multicall3CreationCode(): Hex {
  const require = createRequire(join(process.cwd(), 'package.json'));
  return multicall3Schema.parse(require(join(process.cwd(), MULTICALL3))).multicall3Bytecode;
}
