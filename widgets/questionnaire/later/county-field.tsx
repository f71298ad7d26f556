import {elidedCounty} from '../../../agency/county-in-words.ts';
import {SelectField} from '../../ui/field/select-field.tsx';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {countyOf} from './place.ts';

/**
 * Asks for the county if the ZIP code does not decide: it is in several counties, or unknown. Not while the location is being typed: the
 * field would come with the city, go with the ZIP code, and move the page under a key.
 */
export const CountyField = (view: QuestionnaireProps) => {
  const {element, state, t} = view;
  const place = element.late?.placeToAsk;
  if (!place || place.counties.length === 1) return null;
  return (
    <SelectField
      {...bind(view)('leadData.county')}
      value={countyOf(state.answers, place)}
      hint={t(place.isKnown ? 'countySeveral' : 'countyUnknown')}
      placeholder={t('choose')}
      options={place.counties.map((county) => ({value: county, label: county}))}
    />
  );
};

// Not `city`: the build fills in that placeholder with the agency's own city.

/** Names the city and county of a ZIP code; undefined if there are several or the code is unknown. */
export const placeWords = ({element, t, lang}: QuestionnaireProps): string | undefined => {
  const place = element.late?.place;
  const [county, second] = place?.counties ?? [];
  if (!place?.isKnown || county === undefined) return undefined;
  return second === undefined
    ? elidedCounty(t('placeFound', {code: place.zip ?? '', town: place.city, place: county}), lang)
    : t('placeSeveral', {code: place.zip ?? '', town: place.city});
};
