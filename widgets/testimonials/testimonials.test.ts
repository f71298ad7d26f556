import {expect, test} from 'vitest';
import {pictureOf} from './picture-address.ts';
import {
  colourOf,
  initialsOf,
  roomOf,
  type ShownTestimonial,
  testimonialsIn,
  testimonialsToShow,
} from './testimonials.model.ts';

const item: ShownTestimonial = {id: 4, name: 'Ann Bee', service: 'life', rating: 5, review: 'Good.'};
const builtIn: ShownTestimonial = {...item, id: 1, sample: 'Invented.'};

test.each([
  ['Maria Gonzalez', 'MG'],
  ['María de la Cruz', 'MC'],
  ['  élodie  ', 'É'],
  ['James W.', 'JW'],
  ['“Jim” (the) Smith', 'S'],
  ['王女士', '王'],
  ['', ''],
  ['123', ''],
])('the initials of %o are %o', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('the color cycles through three by id modulo 3', () => {
  expect([1, 2, 3, 4, 5, 6, -1].map(colourOf)).toEqual([
    'glow',
    'ink',
    'accent',
    'glow',
    'ink',
    'accent',
    'ink',
  ]);
});

test('real testimonials replace the built-in testimonials, which an empty list keeps', () => {
  const state = {builtIn: [builtIn], opened: []};
  expect(testimonialsToShow({...state, answered: [item]})).toEqual([item]);
  expect(testimonialsToShow({...state, answered: []})).toEqual([builtIn]);
  expect(testimonialsToShow({...state, answered: null})).toEqual([builtIn]);
});

test('a real agency waits for the answer, and without testimonials shows nothing', () => {
  const state = {builtIn: [], opened: []};
  expect(testimonialsToShow({...state, answered: null})).toBeNull();
  expect(testimonialsToShow({...state, answered: []})).toEqual([]);
});

test.each([
  null,
  undefined,
  'text',
  [],
  {},
  {testimonials: null},
  {testimonials: {length: 1}},
  {testimonials: [null, 1, 'x', {}, {...item, rating: 6}, {...item, name: {}}, {...item, id: '4'}]},
  {
    testimonials: [
      {...item, rating: '5'},
      {...item, source: 5},
      {...item, imageUrl: null},
    ],
  },
])('an answer like %o contains no testimonial', (answer) => {
  expect(testimonialsIn(answer)).toEqual([]);
});

test('an answer keeps the valid entries and drops the invalid entries', () => {
  expect(testimonialsIn({testimonials: [{}, item]})).toEqual([item]);
});

test('a picture may come by https or from the API, and by no other scheme', () => {
  const api = 'http://localhost:3000';
  expect(pictureOf('https://a.example/x.png', api)).toBe('https://a.example/x.png');
  expect(pictureOf('/pictures/x.png', api)).toBe('http://localhost:3000/pictures/x.png');
  for (const address of [
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    'http://a.example/x.png',
    'http://[',
    '',
  ])
    expect(pictureOf(address, api)).toBeNull();
});

test('a review needs space by its letters, a Chinese character twice as much', () => {
  expect([95, 165, 166].map((count) => roomOf('a'.repeat(count)))).toEqual(['brief', 'brief', 'long']);
  expect([47, 82, 83].map((count) => roomOf('字'.repeat(count)))).toEqual(['brief', 'brief', 'long']);
});
