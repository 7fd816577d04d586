// A loader for Turbopack: turns a drawing of a package into its data URL. As a file of the site it
// would be a document of its own, without the policy that protects every page.
module.exports = function svgLoader(source) {
  return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)};`;
};
