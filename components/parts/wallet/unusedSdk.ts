// Replaces imports of the wallet libraries that this app never runs (see next.config.mjs).
export const Porto = {};
// biome-ignore lint/style/noDefaultExport: the replaced SDKs have default exports
export default {};
