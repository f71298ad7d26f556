import type {Tree, TreeNode} from './jsx-runtime.ts';

/*
 * Draws a view into a root, changing what stands there as little as it can: an element in its place is kept when its name and
 * key are the same, so focus, scrolling and text selection stay. Markup that the server drew is changed like any other. Half
 * a kilobyte instead of Preact's four and a half; no hooks and no refs: for views that are only a function of the element's
 * state. What needs more comes with the first touch, together with Preact (late-element.ts).
 */

type TagNode = TreeNode & {readonly type: string};

const drawn = new WeakMap<Element, TagNode>();
const svg = 'http://www.w3.org/2000/svg';

/** Draws the tree as the content of the root. Throws what a view throws. */
export const drawTree = (tree: Tree, root: Element): void => {
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

/** Takes the listeners off everything that was drawn, so that another renderer can take the root over. */
export const releaseTree = (root: Element): void => {
  for (const element of root.querySelectorAll('*')) {
    for (const name of Object.keys(drawn.get(element)?.props ?? {}))
      if (isListener(name)) set(element, name, null);
  }
};

/** Lists the elements and texts of a tree in order: functions called, lists opened, nothing left out but nothing itself. */
const flat = (tree: Tree): (string | TagNode)[] => {
  if (tree === null || tree === undefined || typeof tree === 'boolean') return [];
  if (Array.isArray(tree)) return (tree as readonly Tree[]).flatMap((child) => flat(child));
  if (typeof tree !== 'object') return [String(tree)];
  const {type, props, key} = tree as TreeNode;
  if (typeof type === 'string') return [{type, props, key}];
  // A function's key is that of what it draws, unless that has its own.
  return flat(type(props)).map((child) =>
    typeof child === 'string' || child.key !== undefined
      ? child
      : {type: child.type, props: child.props, key},
  );
};

/** Returns whether a node can go on as this element. One that the server drew has no key yet and takes any. */
const isSame = (node: ChildNode | null, {type, key}: TagNode): boolean =>
  node instanceof Element &&
  node.localName === type &&
  (drawn.has(node) ? drawn.get(node)?.key === key : true);

const create = ({type}: TagNode, root: Element): Element =>
  type === 'svg' || root.namespaceURI === svg
    ? document.createElementNS(svg, type)
    : document.createElement(type);

/** Props that HTML names otherwise. */
const attributeNames: Readonly<Record<string, string>> = {className: 'class', htmlFor: 'for'};
const isListener = (name: string): boolean => name.startsWith('on');

/** Names the attributes that the server drew, as props that differ from any: those the tree does not have are taken away. */
const drawnByServer = (element: Element): TreeNode['props'] =>
  Object.fromEntries(
    element.getAttributeNames().map((name) => [name === 'class' ? 'className' : name, element]),
  );

const change = (element: Element, node: TagNode): void => {
  const before = drawn.get(element)?.props ?? drawnByServer(element);
  drawn.set(element, node);
  for (const name of Object.keys({...before, ...node.props})) {
    if (!/^(children|value|checked)$/.test(name) && before[name] !== node.props[name])
      set(element, name, node.props[name]);
  }
  drawTree(node.props['children'] as Tree, element);
  // A value that a visitor can change is a property, and after the children: a select can only take the value of an option it has.
  for (const name of ['value', 'checked']) {
    if (name in node.props && Reflect.get(element, name) !== node.props[name])
      Reflect.set(element, name, node.props[name]);
  }
};

/** Sets one prop by its name in React. Listeners are functions only: a page's policy never sees a text run as code. */
const set = (element: Element, name: string, value: unknown): void => {
  if (isListener(name)) {
    Reflect.set(element, name.toLowerCase(), value ?? null);
    return;
  }
  const attribute = attributeNames[name] ?? name;
  const isAriaState = attribute.startsWith('aria-') && value !== undefined; // aria-busy="false" says something, hidden="false" would not
  if (value === true && !isAriaState) element.setAttribute(attribute, '');
  else if (isAriaState || (value !== false && value !== null && value !== undefined))
    element.setAttribute(attribute, value as string);
  else element.removeAttribute(attribute);
};
