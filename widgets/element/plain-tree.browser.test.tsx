import {beforeEach, expect, test} from 'vitest';
import {define} from './define.ts';
import {helloTexts} from './hello-texts.ts';
import {ViewElement, type ViewProps} from './view-element.ts';
import type {Tree} from './jsx-runtime.ts';
import {drawTree} from './plain-tree.ts';

let root: HTMLElement;
// React's JSX type and the actual JSX output meet here.
const draw = (tree: unknown): void => drawTree(tree as Tree, root);
const find = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

const Item = ({name}: {name: string}) => <li>{name}</li>;

const Counter = ({count, title}: {count: number; title?: string}) => (
  <p title={title} className={count > 1 ? 'many' : undefined}>
    <button type="button">{count}</button>
  </p>
);

const Choice = ({value}: {value: string}) => (
  <select value={value} aria-label="x" onInput={() => undefined}>
    <option value="a">A</option>
    <option value="b">B</option>
  </select>
);

beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});

test('draws elements, functions, fragments, lists and text, and omits only empty values', () => {
  draw(
    <>
      <ul className="list" aria-busy={false} dir="ltr" hidden={false}>
        {['a', 'b'].map((name) => (
          <Item key={name} name={name} />
        ))}
        {null}
        {undefined}
        {false}
      </ul>
      {0}
    </>,
  );
  expect(root.innerHTML).toBe('<ul class="list" aria-busy="false" dir="ltr"><li>a</li><li>b</li></ul>0');
});

test('new parts come to the page with their content', () => {
  const seen = new MutationObserver(() => undefined);
  seen.observe(root, {childList: true, subtree: true});
  draw(
    <form>
      <Choice value="b" />
      <Counter count={1} />
    </form>,
  );
  expect(seen.takeRecords().map(({target}) => target)).toEqual([root]);
  expect(find('select')).toHaveProperty('value', 'b');
  draw(
    <form>
      <Choice value="b" />
      <Counter count={1} />
      <Choice value="b" />
    </form>,
  );
  expect(seen.takeRecords().map(({target}) => target)).toEqual([find('form')]);
});

test('updates the existing drawing: nodes stay, attributes and texts change', () => {
  draw(<Counter count={1} title="one" />);
  const button = find('button');
  button.focus();
  draw(<Counter count={2} />);
  expect(find('button')).toBe(button);
  expect(document.activeElement).toBe(button);
  expect(root.innerHTML).toBe('<p class="many"><button type="button">2</button></p>');
  draw(<i>other</i>);
  expect(root.innerHTML).toBe('<i>other</i>');
  draw(null);
  expect(root.innerHTML).toBe('');
});

test('keeps an element by its key when another is inserted before it', () => {
  draw(<p key="text">text</p>);
  const paragraph = find('p');
  draw([<p key="notice">notice</p>, <p key="text">text</p>]);
  expect(root.textContent).toBe('noticetext');
  expect(root.lastChild).toBe(paragraph);
});

test('treats a function with another key as another element', () => {
  draw(<Item key="a" name="a" />);
  const item = find('li');
  draw(<Item key="a" name="b" />);
  expect(find('li')).toBe(item);
  draw(<Item key="b" name="b" />);
  expect(find('li')).not.toBe(item);
});

test('calls the listener of the last drawing, and none after its removal', () => {
  const heard: string[] = [];
  draw(<button type="button" onClick={() => heard.push('first')} aria-label="x" />);
  draw(<button type="button" onClick={() => heard.push('second')} aria-label="x" />);
  find('button').click();
  draw(<button type="button" aria-label="x" />);
  find('button').click();
  expect(heard).toEqual(['second']);
});

test('draws SVG in its namespace and with its attributes as written', () => {
  draw(
    <svg viewBox="0 0 24 24" className="drawing">
      <path d="M0 0h1" />
    </svg>,
  );
  const svg = root.querySelector('svg');
  expect(svg?.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(svg?.getAttribute('class')).toBe('drawing');
  expect(root.querySelector('path')).toBeInstanceOf(SVGPathElement);
});

test("takes over the server's drawing, with all differences", () => {
  root.innerHTML = '<section><h2 lang="en">Old</h2>one two<p>gone</p></section>';
  const heading = find('h2');
  draw(
    <section>
      <h2>New</h2>
      {'one '}
      {'two'}
    </section>,
  );
  expect(find('h2')).toBe(heading);
  expect(heading.hasAttribute('lang')).toBe(false);
  expect(root.textContent).toBe('Newone two');
  expect(find('section').childElementCount).toBe(1);
});

test('a select shows its given value, also after a choice', () => {
  draw(<Choice value="b" />);
  const select = root.querySelector('select');
  expect(select?.value).toBe('b');
  if (select) select.value = 'a';
  draw(<Choice value="b" />);
  expect(select?.value).toBe('b');
});

test('text stays text', () => {
  draw(<p>{'<b onclick="x">'}</p>);
  expect(find('p').childElementCount).toBe(0);
});

type Counted = {
  readonly count: number;
  readonly list: string;
};

class PlainProbe extends ViewElement<Counted> {
  static readonly widget = 'plain-probe';
  static readonly attributes = {};
  static readonly styles = '';
  static readonly catalogs = helloTexts;
  static readonly View = ({state, t}: ViewProps<PlainProbe, Counted>) => {
    if (state.count < 0) throw new Error('broken view');
    return <p>{`${t('hello')} ${state.count} ${state.list}`}</p>;
  };
  static initialState = (): Counted => ({count: 0, list: ''});
  static preload = (_state: Counted, lang: string): Promise<Partial<Counted>> =>
    Promise.resolve({list: lang});
}

define(PlainProbe);

const shown = (element: PlainProbe): string | null | undefined =>
  element.shadowRoot?.querySelector('.lamplight')?.firstElementChild?.outerHTML;

test('an element draws its state in each language with its requirements, and keeps the state when it is moved', async () => {
  const element = document.createElement('lamplight-plain-probe') as PlainProbe;
  element.lang = 'de';
  root.append(element);
  await expect.poll(() => shown(element)).toBe('<p>Hallo 0 de</p>');
  element.setState({count: 3});
  element.lang = 'fr';
  await expect.poll(() => shown(element)).toBe('<p>Bonjour 3 fr</p>');
  document.body.append(element);
  await element.updated;
  expect(shown(element)).toBe('<p>Bonjour 3 fr</p>');
});

test('an element whose view fails shows its light-DOM children', async () => {
  const element = document.createElement('lamplight-plain-probe') as PlainProbe;
  root.append(element);
  await expect.poll(() => shown(element)).toBe('<p>Hello 0 en</p>');
  element.setState({count: -1});
  await element.updated;
  expect(shown(element)).toBe('<slot></slot>');
});
