/**
 * The layers of `lib`, from the lowest up, and the rooms of each in lines. A room may import itself,
 * the rooms of lower layers, and those of earlier lines of its own layer.
 */
const LAYERS = {
  base: [
    ['i18n'],
    ['hydration', 'json', 'text'],
    ['errors', 'networks', 'storage', 'time'],
    ['addresses', 'configuration', 'http'],
    ['tokens'],
    ['amounts'],
  ],
  chain: [['contracts'], ['rpc'], ['reads'], ['names'], ['recipients']],
  site: [['navigation', 'overlays'], ['analytics', 'settings'], ['language']],
  holdings: [['lists', 'wallet'], ['knownTokens']],
  transactions: [
    ['history', 'review'],
    ['activity', 'forms', 'recipientVerdict'],
    ['submit'],
    ['approvals'],
    ['simulation'],
  ],
  exchange: [
    ['pairs', 'png'],
    ['trade', 'tokenChoice'],
    ['oldBridge', 'tokenProbe', 'market'],
    ['rewards'],
    ['spenders'],
  ],
  features: [
    [
      'swap',
      'send',
      'liquidity',
      'governance',
      'airdrop',
      'ido',
      'migration',
      'onramp',
      'backup',
      'portfolio',
      'claims',
      'search',
    ],
  ],
};
/** The rooms of `lib/exchange/rewards`, in the same way. */
const REWARDS = [['pools'], ['actions'], ['farms', 'stakes']];

const ROOMS = Object.entries(LAYERS).flatMap(([layer, lines]) => roomsIn(layer, lines));
const REWARD_ROOMS = roomsIn('exchange/rewards', REWARDS);

/** Lines of rooms, each room with its folder in `lib`. */
function roomsIn(folder, lines) {
  return lines.map((line) => line.map((room) => `${folder}/${room}`));
}

module.exports = { ROOMS, REWARD_ROOMS };
