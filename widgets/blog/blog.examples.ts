import type {Example} from '../conformance/example.ts';
import {BlogElement} from './blog.element.ts';
import type {BlogState} from './blog.model.ts';

const act =
  (change: (element: BlogElement) => void | Promise<void>): NonNullable<Example['prepare']> =>
  async (element) => {
    if (!(element instanceof BlogElement)) return;
    await change(element);
    await element.updated;
  };

/** Texts that load by another way. */
const readBy = (load: BlogState['load']): Partial<BlogState> => ({load, text: null});

const never = (): Promise<never> => new Promise(() => undefined);
const offline = (): Promise<never> => Promise.reject(new TypeError('offline'));
const article = {article: 'the-400-percent-cliff-2027'};

/** Every state of the element. */
export const examples: readonly Example[] = [
  {name: 'list'},
  {name: 'list under a title of the page', attributes: {heading: 'off', picker: 'off'}},
  {name: 'no articles', prepare: act((element) => element.setState({articles: []}))},
  {name: 'one category', prepare: act((element) => element.choose('medicare'))},
  {name: 'all articles', prepare: act((element) => element.loadMore())},
  {name: 'article', attributes: article},
  {name: 'article as a page of the agency', attributes: {...article, links: 'site', 'heading-level': '1'}},
  {name: 'article opened in the list', prepare: act((element) => element.show('medicare-at-65-dates'))},
  {name: 'link copied', attributes: article, prepare: act((element) => element.setState({shared: 'copied'}))},
  {
    name: 'link not copied',
    attributes: article,
    prepare: act((element) => element.setState({shared: 'not-copied'})),
  },
  {
    name: 'article on its way',
    attributes: article,
    prepare: act((element) => element.setState(readBy(never))),
  },
  {
    name: 'article that did not load',
    attributes: article,
    prepare: act((element) => element.setState(readBy(offline))),
  },
  {name: 'no such article', attributes: {article: 'no-such-article'}},
];
