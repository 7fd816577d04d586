import { useEffect, useEffectEvent, useState } from 'react';

type Options = {
  /** The setting in force, as its field shows it. */
  current: string;
  parse: (text: string) => number | undefined;
  onChoose: (value: number) => void;
};

/** What a person has done to the field since it last showed the setting in force. */
type Edit =
  | { readonly type: 'none' }
  | { readonly type: 'typing'; readonly text: string }
  | { readonly type: 'refused'; readonly inForce: string };

const NO_EDIT: Edit = { type: 'none' };

/**
 * A setting that is typed. It counts once its field is left, by whatever way, with a valid text;
 * a text that is invalid then is refused, and the field shows the setting that stays in force.
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
    else if (typed !== undefined) setEdit({ type: 'refused', inForce: current });
  };
  // A field that goes with its dialog is left without a blur.
  const leave = useEffectEvent(onLeave);
  useEffect(() => () => leave(), []);
  return {
    /** What the typed text would set; absent while nothing valid is typed. */
    value,
    /** Whether the text last left in the field was invalid, and the setting has not changed since. */
    isRefused: edit.type === 'refused' && edit.inForce === current,
    /** Sets a value that was not typed. */
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
