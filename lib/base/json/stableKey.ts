/**
 * A key of some data, as a text. It changes when the data does.
 *
 * @param data - Plain data, which may contain bigints.
 */
export function stableKey(data: unknown): string {
  return JSON.stringify([data], (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}
