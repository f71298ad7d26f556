import type {Tree, TreeNode} from './jsx-runtime.ts';

/* Draws a view into a root with as few changes as possible: an element is kept when its name and key are the
   same, so focus, scrolling and text selection stay. The server's markup is updated like any other. The file
   has half a kilobyte instead of Preact's four and a half, without hooks and refs: for views that are only a
   function of the element's state. Features that need more load at the first touch, together with Preact
   (late-element.ts). */

type TagNode = TreeNode & {readonly type: string};

const drawn = new WeakMap<Element, TagNode>();
const SVG = 'http://www.w3.org/2000/svg';

/** Draws the tree as the content of the root. Throws the errors of the view. */
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

/** Removes the listeners from the drawing, so that another renderer can take over the root. */
export const releaseTree = (root: Element): void => {
  for (const element of root.querySelectorAll('*')) {
    for (const name of Object.keys(drawn.get(element)?.props ?? {}))
      if (isListener(name)) set(element, name, null);
  }
};

/** Lists the elements and texts of a tree in order: functions called, lists flattened, only empty values omitted. */
const flat = (tree: Tree): (string | TagNode)[] => {
  if (tree === null || tree === undefined || typeof tree === 'boolean') return [];
  if (Array.isArray(tree)) return (tree as readonly Tree[]).flatMap((child) => flat(child));
  if (typeof tree !== 'object') return [String(tree)];
  const {type, props, key} = tree as TreeNode;
  if (typeof type === 'string') return [{type, props, key}];
  // A function's key is the key of its result, unless the function has its own.
  return flat(type(props)).map((child) =>
    typeof child === 'string' || child.key !== undefined
      ? child
      : {type: child.type, props: child.props, key},
  );
};

/** Returns whether a node can continue as this element. A node from the server has no key yet and fits any key. */
const isSame = (node: ChildNode | null, {type, key}: TagNode): boolean =>
  node instanceof Element && node.localName === type && (drawn.get(node) ?? {key}).key === key;

const create = ({type}: TagNode, root: Element): Element =>
  type === 'svg' || root.namespaceURI === SVG
    ? document.createElementNS(SVG, type)
    : document.createElement(type);

/** Props with other names in HTML. */
const attributeNames: Readonly<Record<string, string>> = {className: 'class', htmlFor: 'for'};
const isListener = (name: string): boolean => name.startsWith('on');

/**
 * Lists the attributes from the server as props that differ from every value: attributes that the tree lacks are
 * removed.
 */
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
  // A value that a visitor can change is set as a property, after the children: a select accepts only the
  // value of an existing option.
  for (const name of ['value', 'checked']) {
    if (name in node.props && Reflect.get(element, name) !== node.props[name])
      Reflect.set(element, name, node.props[name]);
  }
};

/**
 * Sets one prop by its name in React. Listeners are functions only: no text ever runs as code, as a page's policy may
 * require.
 */
const set = (element: Element, name: string, value: unknown): void => {
  if (isListener(name)) {
    Reflect.set(element, name.toLowerCase(), value ?? null);
    return;
  }
  const attribute = attributeNames[name] ?? name;
  // aria-busy="false" has a meaning, hidden="false" would not.
  const text = attribute.startsWith('aria-') ? value : value === true ? '' : value === false ? null : value;
  if (text === null || text === undefined) element.removeAttribute(attribute);
  else element.setAttribute(attribute, text as string);
};
