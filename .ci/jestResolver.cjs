/**
 * Finds packages as Jest does; those that exist only as ES modules, as an import would find them.
 */
module.exports = (path, options) => {
  try {
    return options.defaultResolver(path, options);
  } catch (error) {
    const conditions = [...(options.conditions ?? []), 'import'];
    try {
      return options.defaultResolver(path, { ...options, conditions });
    } catch {
      throw error;
    }
  }
};
