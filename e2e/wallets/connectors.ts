/** What only the scripts of RainbowKit's connectors contain. */
export const CONNECTORS_MARK = 'isRainbowKitConnector';
