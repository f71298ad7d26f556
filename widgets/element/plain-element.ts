import type {AttributeTable} from './attributes.ts';
import {jsx, type PlainNode} from './plain-jsx.ts';
import {drawTree} from './plain-tree.ts';
import {ViewElement, type ViewProps} from './view-element.ts';

/**
 * An element for reading, drawn without Preact, which would be more than half of what such an element weighs. Views
 * begin with `@jsxImportSource lamplight-plain`.
 */
export abstract class PlainElement<
  State extends object = object,
  Table extends AttributeTable = AttributeTable,
> extends ViewElement<State, Table> {
  protected override drawView(props: ViewProps<this, State, Table>, root: HTMLElement): void {
    // React's type says that a component returns React nodes; these return plain ones.
    const view: unknown = this.constructor.View;
    drawTree(jsx(view as PlainNode['type'], props), root);
  }
}
