/** Of the line, in pixels; above and below it is room for its marks. */
export const [LINE_TOP, LINE_HEIGHT] = [28, 152];
/** Of the plot, and of the times below it, in pixels. */
export const [PLOT_HEIGHT, TIMES_HEIGHT] = [208, 20];
/** The bottom of the plot, as a place in the picture of the line. */
export const FLOOR = (PLOT_HEIGHT - LINE_TOP) / LINE_HEIGHT;

/** How far from the left of the plot a place is. */
export function acrossOf(x: number): string {
  return `${x * 100}%`;
}

/** How far from the top of the plot a place is. */
export function downOf(y: number): string {
  return `${LINE_TOP + LINE_HEIGHT * y}px`;
}
