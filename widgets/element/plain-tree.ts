import type {PlainChild, PlainNode} from './plain-jsx.ts';

/*
 * Draws a tree of plain JSX into a root, changing what stands there as little as it can: an element in its place is kept
 * when its name and key are the same, so focus, scrolling and text selection stay. Markup that the server drew is
 * changed like any other. Half a kilobyte instead of Preact's four and a half; no hooks and no refs: for
 * views that are only a function of the element's state.
 */

type TagNode = PlainNode & {readonly type: string};

const drawn = new WeakMap<Element, PlainNode>();
const svg = 'http://www.w3.org/2000/svg';

/** Draws the tree as the content of the root. Throws what a view throws. */
export const drawTree = (tree: PlainChild, root: Element): void => {
  let next = root.firstChild;
  for (const child of flat(tree)) {
    const isText = typeof child === 'string';
    const kept = isText ? next instanceof Text && next : isSame(next, child) && next;
    const node = kept || (isText ? document.createTextNode(child) : create(child, root));
    if (!kept) root.insertBefore(node, next);
    if (isText) {
      if (node.nodeValue !== child) node.nodeValue = child;
    } else change(node as Element, child);
    next = node.nextSibling;
  }
  while (next) {
    const after = next.nextSibling;
    next.remove();
    next = after;
  }
};

/** The elements and texts of a tree in order: functions called, lists opened, nothing left out but nothing itself. */
const flat = function* (tree: PlainChild): Generator<string | TagNode> {
  if (tree === null || tree === undefined || typeof tree === 'boolean') return;
  if (Array.isArray(tree)) for (const child of tree as readonly PlainChild[]) yield* flat(child);
  else if (typeof tree !== 'object') yield String(tree);
  else {
    const {type, props, key} = tree as PlainNode;
    if (typeof type === 'string') yield {type, props, key};
    else for (const child of flat(type(props))) yield keyed(child, key);
  }
};

/** A function's key is that of what it draws, unless that has its own. */
const keyed = (child: string | TagNode, key: string | undefined): string | TagNode =>
  typeof child === 'string' || child.key !== undefined ? child : {...child, key};

/** Whether a node can go on as this element. One that the server drew has no key yet and takes any. */
const isSame = (node: ChildNode | null, {type, key}: PlainNode): boolean =>
  node instanceof Element &&
  node.localName === type &&
  (drawn.has(node) ? drawn.get(node)?.key === key : true);

const create = ({type}: TagNode, root: Element): Element =>
  type === 'svg' || root.namespaceURI === svg
    ? document.createElementNS(svg, type)
    : document.createElement(type);

/** The attributes that the server drew, as props that differ from any: those the tree does not have are taken away. */
const drawnByServer = (element: Element): PlainNode['props'] =>
  Object.fromEntries(
    element.getAttributeNames().map((name) => [name === 'class' ? 'className' : name, element]),
  );

const change = (element: Element, node: PlainNode): void => {
  const before = drawn.get(element)?.props ?? drawnByServer(element);
  drawn.set(element, node);
  for (const name of Object.keys({...before, ...node.props})) {
    if (name !== 'children' && before[name] !== node.props[name]) set(element, name, node.props[name]);
  }
  drawTree(node.props['children'] as PlainChild, element);
  // After the children, for a select can only take the value of an option it has.
  if ('value' in node.props) Object.assign(element, {value: node.props['value']});
};

/** Sets one prop by its name in React. Listeners are functions only: a page's policy never sees a text run as code. */
const set = (element: Element, name: string, value: unknown): void => {
  if (name.startsWith('on')) {
    Object.assign(element, {[name.toLowerCase()]: value ?? null});
    return;
  }
  const attribute = name === 'className' ? 'class' : name;
  const isSaid = attribute.startsWith('aria-') && value !== undefined; // aria-busy="false" says something, hidden="false" would not
  if (value === true && !isSaid) element.setAttribute(attribute, '');
  else if (isSaid || (value !== false && value !== null && value !== undefined))
    element.setAttribute(attribute, value as string);
  else element.removeAttribute(attribute);
};
