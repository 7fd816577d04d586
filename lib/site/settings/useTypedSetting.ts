import { useEffect, useEffectEvent, useState } from 'react';

type Options = {
  /** The current setting, as its field shows it. */
  current: string;
  parse: (text: string) => number | undefined;
  onChoose: (value: number) => void;
};

/** The user's edit since the field last showed the current setting. */
type Edit =
  | { readonly type: 'none' }
  | { readonly type: 'typing'; readonly text: string }
  | { readonly type: 'discarded'; readonly inForce: string };

const NO_EDIT: Edit = { type: 'none' };

/**
 * A setting that is typed. It is set when its field is left, in any way, with a valid text. An
 * invalid text is discarded then, and the field shows the current setting again.
 */
export function useTypedSetting({ current, parse, onChoose }: Options) {
  const [edit, setEdit] = useState<Edit>(NO_EDIT);
  const typed = edit.type === 'typing' ? edit.text : undefined;
  const value = typed === undefined ? undefined : parse(typed);
  const choose = (chosen: number) => {
    setEdit(NO_EDIT);
    onChoose(chosen);
  };
  const onLeave = () => {
    if (value !== undefined) choose(value);
    else if (typed !== undefined) setEdit({ type: 'discarded', inForce: current });
  };
  // A field that unmounts with its dialog gets no blur event.
  const leave = useEffectEvent(onLeave);
  useEffect(() => () => leave(), []);
  return {
    /** The value of the typed text; undefined while nothing valid is typed. */
    value,
    /** Whether the field shows a text that is not set yet. */
    isTyping: typed !== undefined,
    /**
     * Whether the last typed text was invalid, and the setting has not changed since.
     */
    isDiscarded: edit.type === 'discarded' && edit.inForce === current,
    /** Sets a value without typing. */
    choose,
    field: {
      text: typed ?? current,
      isInvalid: typed !== undefined && value === undefined,
      onEdit: (text: string) => setEdit({ type: 'typing', text }),
      onEnter: () => value !== undefined && choose(value),
      onLeave,
    },
  };
}
