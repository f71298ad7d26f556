type OptionsProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChoose: (value: Value) => void;
};

/** A few choices in a row, one of them pressed. */
export const Options = <Value extends string>({label, value, options, onChoose}: OptionsProps<Value>) => (
  <fieldset className="builder-options">
    <legend>{label}</legend>
    <div>
      {options.map(([option, name]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChoose(option)}>
          {name}
        </button>
      ))}
    </div>
  </fieldset>
);
