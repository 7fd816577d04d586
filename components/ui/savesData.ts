/** What not every browser has. */
type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Whether the user has told the browser to save data; false while a page is exported. */
export function savesData(): boolean {
  const { connection }: Partial<Connected> = globalThis.navigator ?? {};
  return connection?.saveData ?? false;
}
