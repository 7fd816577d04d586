import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** In forced colours a shape keeps its own colour, unless it has one of the system's. */
const shape = style({ '@media': { '(forced-colors: active)': { color: 'CanvasText' } } });

/** The colours of a price that rose, fell, or stayed the same. */
export const changeTones = {
  up: style([{ color: theme.color.good }, shape]),
  down: style([{ color: theme.color.bad }, shape]),
  same: style([{ color: theme.color.textFaint }, shape]),
};
