// Written by `npm run abis` from the published governor.
/** GovernorAlpha, as Pangolin deployed it: times instead of blocks, and no quorum. */
// biome-ignore format: generated
export const governorAbi = [
  {"inputs":[],"name":"proposalCount","outputs":[{"type":"uint256"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"type":"uint256"}],"name":"proposals","outputs":[{"type":"uint256"},{"type":"address"},{"type":"uint256"},{"type":"uint256"},{"type":"uint256"},{"type":"uint256"},{"type":"uint256"},{"type":"uint256"},{"type":"bool"},{"type":"bool"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"proposalId","type":"uint256"}],"name":"state","outputs":[{"type":"uint8"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"proposalId","type":"uint256"},{"name":"voter","type":"address"}],"name":"getReceipt","outputs":[{"components":[{"name":"hasVoted","type":"bool"},{"name":"support","type":"bool"},{"name":"votes","type":"uint96"}],"type":"tuple"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"proposalId","type":"uint256"}],"name":"getActions","outputs":[{"type":"address[]"},{"type":"uint256[]"},{"type":"string[]"},{"type":"bytes[]"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"proposalThreshold","outputs":[{"type":"uint256"}],"stateMutability":"pure","type":"function"},
  {"inputs":[],"name":"votingDelay","outputs":[{"type":"uint256"}],"stateMutability":"pure","type":"function"},
  {"inputs":[],"name":"votingPeriod","outputs":[{"type":"uint256"}],"stateMutability":"pure","type":"function"},
  {"inputs":[],"name":"timelock","outputs":[{"type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"proposalId","type":"uint256"},{"name":"support","type":"bool"}],"name":"castVote","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"targets","type":"address[]"},{"name":"values","type":"uint256[]"},{"name":"signatures","type":"string[]"},{"name":"calldatas","type":"bytes[]"},{"name":"description","type":"string"}],"name":"propose","outputs":[{"type":"uint256"}],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"proposalId","type":"uint256"}],"name":"queue","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"proposalId","type":"uint256"}],"name":"execute","outputs":[],"stateMutability":"payable","type":"function"},
  {"inputs":[{"name":"proposalId","type":"uint256"}],"name":"cancel","outputs":[],"stateMutability":"nonpayable","type":"function"},
  {"inputs":[{"name":"id","type":"uint256"},{"name":"proposer","type":"address"},{"name":"targets","type":"address[]"},{"name":"values","type":"uint256[]"},{"name":"signatures","type":"string[]"},{"name":"calldatas","type":"bytes[]"},{"name":"startTime","type":"uint256"},{"name":"endTime","type":"uint256"},{"name":"description","type":"string"}],"name":"ProposalCreated","type":"event"},
  {"inputs":[{"name":"proposalId","type":"uint256"},{"name":"startBlock","type":"uint256"}],"name":"StartBlockSet","type":"event"},
  {"inputs":[{"name":"voter","type":"address"},{"name":"proposalId","type":"uint256"},{"name":"support","type":"bool"},{"name":"votes","type":"uint256"}],"name":"VoteCast","type":"event"},
  {"inputs":[{"name":"id","type":"uint256"},{"name":"eta","type":"uint256"}],"name":"ProposalQueued","type":"event"},
  {"inputs":[{"name":"id","type":"uint256"}],"name":"ProposalExecuted","type":"event"},
  {"inputs":[{"name":"id","type":"uint256"}],"name":"ProposalCanceled","type":"event"},
] as const;
