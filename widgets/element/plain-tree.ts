import type {Tree, TreeNode} from './jsx-runtime.ts';

/* Draws a view into a root with as few changes as possible: an element is kept when its name and key are the
   same, so focus, scrolling and text selection stay. The server's markup is updated like any other. The file
   has half a kilobyte instead of Preact's four and a half, without hooks and refs: for views that are only a
   function of the element's state. Features that need more load at the first touch, together with Preact
   (late-element.ts). */

/** An element of the page, or a text, whose only prop is its content. */
type DrawnNode = TreeNode & {readonly type: string};

// Assigning costs every element fewer bytes than Reflect.set, and the types of the DOM know no property by a variable name.
type Properties = Record<string, unknown>;

const drawn = new WeakMap<Node, DrawnNode>();
const SVG = 'http://www.w3.org/2000/svg';
const TEXT = '#text';

/** Draws the tree as the content of the root. Throws the errors of the view. */
export const drawTree = (tree: Tree, root: Node): void => {
  let next = root.firstChild;
  for (const child of flat(tree)) {
    const kept = next && isSame(next, child) && next;
    const node = kept || create(child, root);
    change(node, child);
    // With its content: a part that grows on the page is more work for the browser than one that arrives whole.
    if (!kept) root.insertBefore(node, next);
    next = node.nextSibling;
  }
  while (next) {
    const last = next;
    next = last.nextSibling;
    last.remove();
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
const flat = (tree: Tree): DrawnNode[] => {
  if (tree === null || tree === undefined || typeof tree === 'boolean') return [];
  if (Array.isArray(tree)) return (tree as readonly Tree[]).flatMap(flat);
  if (typeof tree !== 'object') return [{type: TEXT, props: {nodeValue: `${tree}`}, key: undefined}];
  const {type, props, key} = tree as TreeNode;
  if (typeof type === 'string') return [tree as DrawnNode];
  // A function's key is the key of its result, unless the function has its own.
  return flat(type(props)).map((child) => ({type: child.type, props: child.props, key: child.key ?? key}));
};

/** Returns whether a node can continue as this one. A node from the server has no key yet and fits any key. */
const isSame = (node: ChildNode, {type, key}: DrawnNode): boolean =>
  ((node as Partial<Element>).localName ?? node.nodeName) === type && (drawn.get(node) ?? {key}).key === key;

const create = ({type}: DrawnNode, root: Node): Node & ChildNode =>
  type === TEXT
    ? document.createTextNode('')
    : type === 'svg' || (root as Element).namespaceURI === SVG
      ? document.createElementNS(SVG, type)
      : document.createElement(type);

/** Props with other names in HTML. */
const attributeNames: Readonly<Record<string, string>> = {className: 'class', htmlFor: 'for'};
const isListener = (name: string): boolean => name.startsWith('on');

/**
 * Lists the attributes from the server as props that differ from every value: attributes that the tree lacks are
 * removed.
 */
const drawnByServer = (node: Node): TreeNode['props'] =>
  Object.fromEntries(
    ((node as Partial<Element>).getAttributeNames?.() ?? []).map((name) => [
      name === 'class' ? 'className' : name,
      node,
    ]),
  );

/** Props that are set as properties, after the children: a visitor can change a value, and a select accepts only the value of an existing option. */
const properties = ['value', 'checked', 'nodeValue'];

const change = (node: Node, tag: DrawnNode): void => {
  const before = drawn.get(node)?.props ?? drawnByServer(node);
  const {props} = tag;
  drawn.set(node, tag);
  for (const name of Object.keys({...before, ...props})) {
    if (![...properties, 'children'].includes(name) && before[name] !== props[name])
      set(node as Element, name, props[name]);
  }
  drawTree(props['children'] as Tree, node);
  // The names are known only here; the type of a node has no index. A variable for the node would cost bytes in every element.
  for (const name of properties)
    if (name in props && (node as unknown as Properties)[name] !== props[name])
      (node as unknown as Properties)[name] = props[name];
};

/**
 * Sets one prop by its name in React. Listeners are functions only: no text ever runs as code, as a page's policy may
 * require.
 */
const set = (element: Element, name: string, value: unknown): void => {
  const attribute = attributeNames[name] ?? name;
  // As above: the type of an element has no index.
  if (isListener(name)) (element as unknown as Properties)[name.toLowerCase()] = value ?? null;
  else if (value === null || value === undefined) element.removeAttribute(attribute);
  // aria-busy="false" has a meaning, hidden="false" would not.
  else if (typeof value === 'boolean' && !attribute.startsWith('aria-'))
    element.toggleAttribute(attribute, value);
  else element.setAttribute(attribute, value as string);
};
