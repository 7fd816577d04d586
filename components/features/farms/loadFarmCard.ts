/** Loads the code of a farm's card. */
export const loadFarmCard = () => import('./FarmCard');

const preload = () => {
  // A failure is left to the first use, which tries again.
  loadFarmCard().catch(() => undefined);
};

/** Loads the code of a farm when a pointer or the keyboard comes to the list of farms. */
export const PRELOADS_FARM = { onPointerEnter: preload, onFocus: preload };
