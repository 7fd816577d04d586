/** Items in parts of at most `size`, in their order. */
export function partsOfSize<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: items.length && count }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
