/** A valid testimonial. */
export const testimonial = {
  name: 'Maria G.',
  service: 'health',
  rating: '5',
  review: 'Patient, clear, on time.',
  source: 'Google',
  date: '2026-11-03',
  permission: 'email of 2026-11-04',
  relationship: 'client since 2021',
};

type Fields = Readonly<Partial<Record<keyof typeof testimonial | 'lang' | 'image', string>>>;

/** The entries that the command and the desk refuse: the case, the changes, and the invalid field. */
export const BAD_TESTIMONIALS: readonly (readonly [string, Fields, string])[] = [
  ['a blank permission', {permission: '   '}, 'permission'],
  ['six stars', {rating: '6'}, 'rating'],
  ['a day to come', {date: '2999-01-01'}, 'date'],
  ['a day that does not exist', {date: '2026-02-30'}, 'date'],
  ['an unknown service', {service: 'pets'}, 'service'],
  ['an unknown language', {lang: 'it'}, 'lang'],
  ['a name of two lines', {name: 'A\nB'}, 'name'],
  ['a picture of another site', {image: 'https://elsewhere.example/x.jpg'}, 'image'],
];
