// Written by `npm run abis` from the published airdrop.
/** Airdrop, which pays PNG to those who held UNI or SUSHI. */
// biome-ignore format: generated
export const airdropAbi = [
  {"inputs":[],"name":"claimingAllowed","outputs":[{"type":"bool"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"address"}],"name":"withdrawAmount","outputs":[{"type":"uint96"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"uni","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"sushi","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"png","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"remainderDestination","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"totalAllocated","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"TOTAL_AIRDROP_SUPPLY","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"claim","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"claimer","type":"address"},{"name":"amount","type":"uint256"}],"name":"PngClaimed","type":"event"},
  {"inputs":[],"name":"ClaimingAllowed","type":"event"},
  {"inputs":[],"name":"ClaimingOver","type":"event"},
] as const;
