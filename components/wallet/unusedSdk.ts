// Stands in for the wallet SDKs that RainbowKit's index names and this app never offers (see
// next.config.mjs): none of it is ever run.
export const Porto = {};
// biome-ignore lint/style/noDefaultExport: the SDKs that it stands in for have default exports
export default {};
