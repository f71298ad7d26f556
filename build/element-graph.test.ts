import {expect, test} from 'vitest';
import {elementGraph} from './element-graph.ts';

const files = {languages: {}, later: []};

test('the loader lists each element’s shared files once, and refers to them by position', () => {
  const graph = elementGraph(
    [
      {name: 'blog', first: ['blog.own.js', 'assets/runtime-AbCdEf12.js'], ...files},
      {
        name: 'quote-form',
        first: ['assets/forms-AbCdEf34.js', 'quote-form.own.js', 'assets/runtime-AbCdEf12.js'],
        ...files,
      },
    ],
    'A059A14D',
  );
  expect(graph).toEqual({
    shared: ['runtime-AbCdEf12', 'forms-AbCdEf34'],
    elements: {blog: '0', 'quote-form': '10'},
    textsId: 'A059A14D',
  });
});

test('a file outside assets/ stops the build, because the loader could not name it', () => {
  expect(() =>
    elementGraph([{name: 'blog', first: ['blog.own.js', 'quote-form.own.js'], ...files}], ''),
  ).toThrow('blog needs quote-form.own.js');
});
