import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persisted, type StoreOptions } from './persisted';

/** A store that is kept on this device. */
type KeptStore = {
  readonly persist: { readonly rehydrate: () => Promise<void> | void };
  readonly readAgain: () => void;
};

/**
 * A store that is kept on this device and shared by its tabs; `followStorage` restores it.
 *
 * Another tab may have written what this one has not noticed. So each change is made to what is
 * stored at that moment: it overwrites nothing but its own fields.
 */
export function persistedStore<State extends object>(initial: State, options: StoreOptions<State>) {
  const kept = persisted(options);
  const store = create<State>()(persist((): State => initial, kept));
  const { setState } = store;
  const readAgain = () => {
    if (!store.persist.hasHydrated() || !kept.isOutdated()) return;
    store.persist.rehydrate();
    // There may be room by now.
    if (kept.hasUnsaved()) setState({});
  };
  store.setState = (change: Partial<State> | ((state: State) => Partial<State>)) => {
    readAgain();
    setState(change);
  };
  return Object.assign(store, { readAgain, isSaved: kept.isSaved });
}

/** When a tab learns what others have stored: at once, or when the user returns to it. */
const MOMENTS = ['storage', 'pageshow', 'visibilitychange'];

/**
 * Restores a store from this device, and again after another tab has written it. A page that the
 * browser keeps for Back and Forward hears nothing meanwhile, so it looks when it is shown again.
 *
 * Call it once, after the page has hydrated, so that the first paint equals the exported HTML.
 *
 * @returns Stops following other tabs.
 */
export function followStorage({ persist: { rehydrate }, readAgain }: KeptStore): () => void {
  rehydrate();
  for (const moment of MOMENTS) window.addEventListener(moment, readAgain);
  return () => {
    for (const moment of MOMENTS) window.removeEventListener(moment, readAgain);
  };
}
