import {expect, test} from 'vitest';

import {allFigures} from '../insurance/figures/all-figures.ts';
import * as contactRules from '../insurance/figures/contact-rules.ts';
import {configured} from '../insurance/figures/figure.ts';
import {plan2027} from '../insurance/figures/plan-2027.ts';
import {planFigures} from '../insurance/figures/plan-figures.ts';
import {ConfigError} from './config-error.ts';
import {FiguresSchema} from './figures.schema.ts';
import {loadAgency, parseAgency} from './load.ts';
import {publicAgency} from './public.ts';

const known = {
  value: {start: '2026-11-01', newYear: '2026-12-15', end: '2026-12-15'},
  source: 'HealthCare.gov after the ruling',
  confidence: 'primary',
  checkedOn: '2026-12-01',
  nextReview: '2026-12-31',
};
const withFigures = (figures: unknown) => ({...loadAgency({}), figures});

test('an agency can replace only uncertain figures with its own values', () => {
  const uncertain = [...allFigures, ...Object.values(contactRules)]
    .filter(({isConfiguration}) => isConfiguration)
    .map(({id}) => id);
  expect(uncertain).toEqual(expect.arrayContaining(Object.keys(FiguresSchema.shape)));
});

test('an agency can replace every uncertain figure of a plan year that the product reads from the configuration', () => {
  const read = Object.values(planFigures).flatMap(({openEnrollment, ira}) => [openEnrollment, ira]);
  const uncertain = read.filter(({isConfiguration}) => isConfiguration).map(({id}) => id);
  expect(uncertain).not.toEqual([]);
  expect(Object.keys(FiguresSchema.shape)).toEqual(expect.arrayContaining(uncertain));
});

test("widgets and server use the agency's own values", () => {
  const {figures} = publicAgency(parseAgency(withFigures({'aca.open-enrollment.2027': known})));
  expect(configured(plan2027.openEnrollment, figures)).toMatchObject({...known, unit: 'dates'});
  expect(publicAgency(loadAgency({})).figures).toEqual({});
});

test.each([
  ['no source', {...known, source: ''}, 'figures.aca.open-enrollment.2027.source should be where'],
  ['no review', {...known, nextReview: 'soon'}, 'nextReview should be'],
  ['days out of order', {...known, value: {...known.value, end: '2026-11-02'}}, 'three days in order'],
])('%s is refused by name', (_, figure, message) => {
  const parse = () => parseAgency(withFigures({'aca.open-enrollment.2027': figure}));
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(message);
});

test('a figure that is not configuration is refused', () => {
  expect(() => parseAgency(withFigures({'aca.poverty.2027': known}))).toThrow('should not be there');
});
