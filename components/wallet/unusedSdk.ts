// Stands in for what the wallets' libraries import and this app never runs (see next.config.mjs).
export const Porto = {};
// biome-ignore lint/style/noDefaultExport: the SDKs that it stands in for have default exports
export default {};
