/**
 * A key of what a user agreed to, as a text. It changes when that changes.
 *
 * @param agreed - Plain data, which may contain bigints.
 */
export function stableKey(agreed: unknown): string {
  return JSON.stringify([agreed], (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}
