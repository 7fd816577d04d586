/**
 * Focuses a field, and returns whether it did. Not on touch devices, so that no screen keyboard
 * opens.
 */
export function focusField(field: HTMLElement | null | undefined): boolean {
  if (!field || !window.matchMedia('(pointer: fine)').matches) return false;
  field.focus();
  return true;
}
