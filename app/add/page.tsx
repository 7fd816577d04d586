/** The layout has the screen. */
export default function Page() {
  return null;
}
