import { globalStyle, style } from '@vanilla-extract/css';
import { emptyPlace } from '@/components/features/liquidity/pool/emptyPlace.css';
import { theme } from '@/components/ui/theme.css';

export const note = style({
  padding: `0 ${theme.space.body}`,
  marginBottom: theme.space.snug,
  color: theme.color.textSoft,
});

export const pickers = style({ display: 'grid', gap: theme.space.tight });

export const picker = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.snug,
  minHeight: '64px',
  padding: `${theme.space.tight} ${theme.space.body}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

export const label = style({ color: theme.color.textFaint });

/** Room for a sentence and a link, even while there is no link. */
export const outcome = style([emptyPlace, { minHeight: '128px', marginTop: theme.space.snug }]);

// A found position is a part of the card that it was found in.
globalStyle(`${outcome} ~ section`, {
  marginTop: theme.space.tight,
  paddingInline: 0,
  background: theme.color.field,
  borderRadius: theme.radius.body,
  boxShadow: 'none',
});
