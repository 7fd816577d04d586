/** Loads the code of a farm's card. */
export const loadFarmCard = () => import('./FarmCard');

const preload = () => {
  // A failure is left to the first use, which tries again.
  loadFarmCard().catch(() => undefined);
};

/** Loads the code of a farm when the list of farms is hovered or focused. */
export const PRELOADS_FARM = { onPointerEnter: preload, onFocus: preload };
