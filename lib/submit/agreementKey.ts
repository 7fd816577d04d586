/**
 * A key of what a person agreed to: it changes when that changes.
 *
 * @param agreed - Plain data, which may hold bigints.
 */
export function agreementKey(agreed: unknown): string {
  return JSON.stringify([agreed], (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}
