import {useId, type ReactNode} from 'react';
import {isLanguage} from '../../contract/language.ts';
import {languages} from '../../agency/languages.ts';
import {Button} from '../ui/button.tsx';
import {useBuilderText} from './builder-context.ts';
import {
  type Choice,
  COLORS,
  colorIn,
  ELEMENTS,
  OWN_FONT_SIZE,
  OWN_RADIUS,
  placementOf,
  tokensOf,
} from './choice.ts';
import {Options} from './options.tsx';

type FieldsProps = {
  readonly choice: Choice;
  readonly change: (part: Partial<Choice>) => void;
};

/** The controls of the builder. */
export const ChoiceFields = ({choice, change}: FieldsProps) => {
  const t = useBuilderText();
  const placement = placementOf(choice);
  return (
    <>
      <Field label={t('element')}>
        {(id) => (
          <select
            id={id}
            name="element"
            value={choice.element}
            onChange={({target}) => {
              const element = ELEMENTS.find((name) => name === target.value);
              if (element) change({element, placement: undefined});
            }}
          >
            {ELEMENTS.map((name) => (
              <option key={name} value={name}>
                {t(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {placement && (
        <Options
          label={t('placement')}
          value={placement}
          options={[
            ['inline', t('placementPage')],
            ['dialog', t('placementButton')],
          ]}
          onChoose={(chosen) => change({placement: chosen})}
        />
      )}
      <Field label={t('language')}>
        {(id) => (
          <select
            id={id}
            name="lang"
            value={choice.lang}
            onChange={({target: {value}}) => isLanguage(value) && change({lang: value})}
          >
            {languages.map(({code, name}) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Options
        label={t('theme')}
        value={choice.theme}
        options={[
          ['auto', t('themeAuto')],
          ['light', t('light')],
          ['dark', t('dark')],
        ]}
        onChoose={(theme) => change({theme})}
      />
      <Looks choice={choice} change={change} />
      <Field label={t('partner')} hint={t('partnerHint')}>
        {(id, hint) => (
          <input
            id={id}
            name="partner"
            aria-describedby={hint}
            value={choice.partner}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={({target}) => change({partner: target.value})}
          />
        )}
      </Field>
    </>
  );
};

const Looks = ({choice, change}: FieldsProps) => {
  const t = useBuilderText();
  const scheme = choice.theme === 'dark' ? 'dark' : 'light';
  const isOwn = Object.keys(tokensOf(choice)).length === 0;
  return (
    <>
      <fieldset className="builder-colors">
        <legend>{t('colors')}</legend>
        {COLORS.map((name) => (
          <label key={name}>
            <input
              type="color"
              name={name}
              value={colorIn(choice, scheme, name)}
              onChange={({target}) => change({colors: {...choice.colors, [name]: target.value}})}
            />
            {t(name)}
          </label>
        ))}
      </fieldset>
      <div className="builder-ranges">
        <Range
          label={t('radius')}
          name="radius"
          value={choice.radius}
          span={[0, 24]}
          onChange={(radius) => change({radius})}
        />
        <Range
          label={t('fontSize')}
          name="fontSize"
          value={choice.fontSize}
          span={[14, 20]}
          onChange={(fontSize) => change({fontSize})}
        />
      </div>
      <Button
        variant="outline"
        size="sm"
        disabled={isOwn}
        onClick={() => change({colors: {}, radius: OWN_RADIUS, fontSize: OWN_FONT_SIZE})}
      >
        {t('reset')}
      </Button>
    </>
  );
};

type RangeProps = {
  readonly label: string;
  readonly name: 'radius' | 'fontSize';
  readonly value: number;
  readonly span: readonly [least: number, most: number];
  readonly onChange: (value: number) => void;
};

const Range = ({label, name, value, span: [min, max], onChange}: RangeProps) => {
  const t = useBuilderText();
  return (
    <Field label={t('pixels', {label, value: String(value)})}>
      {(id) => (
        <input
          id={id}
          name={name}
          type="range"
          min={min}
          max={max}
          value={value}
          onChange={({target}) => onChange(Number(target.value))}
        />
      )}
    </Field>
  );
};

type FieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly children: (id: string, hintId: string | undefined) => ReactNode;
};

const Field = ({label, hint, children}: FieldProps) => {
  const id = useId();
  return (
    <div className="builder-field">
      <label htmlFor={id}>{label}</label>
      {children(id, hint && `${id}-hint`)}
      {hint && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
    </div>
  );
};
