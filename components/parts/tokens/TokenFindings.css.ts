import { style } from '@vanilla-extract/css';
import { summary as summaryLine } from '@/components/ui/summary.css';
import { theme } from '@/components/ui/theme.css';

/** One for each token, with the gap of the form's action below. */
export const place = style({ marginTop: theme.space.snug });

export const summary = style([summaryLine, { fontSize: theme.size.label }]);

export const note = style({
  marginTop: theme.space.tight,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
});

export const limits = style([
  note,
  { display: 'grid', gap: theme.space.hair, paddingLeft: theme.space.body, listStyle: 'disc' },
]);
