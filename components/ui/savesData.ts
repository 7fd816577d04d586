/** What not every browser has. */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Whether the browser's setting to save data is on; false while a page is exported. */
export function savesData(): boolean {
  const { connection }: Partial<Connected> = globalThis.navigator ?? {};
  return connection?.saveData ?? false;
}
