import type {ComponentType} from 'react';
import type {AttributeTable} from './attributes.ts';
import {Fence} from './fence.tsx';
import {hydrateTree, renderTree, unmountTree} from './render.ts';
import {ViewElement, type ViewProps} from './view-element.ts';

/** An element whose view is written as React components and drawn by Preact. */
export abstract class LamplightElement<
  State extends object = object,
  Table extends AttributeTable = AttributeTable,
> extends ViewElement<State, Table> {
  protected override drawView(
    props: ViewProps<this, State, Table>,
    root: HTMLElement,
    isDeclared: boolean,
  ): void {
    const View = this.constructor.View as ComponentType<ViewProps<this, State, Table>>;
    const tree = (
      <Fence onError={(error) => this.fail(error)}>
        <View {...props} />
      </Fence>
    );
    if (isDeclared) hydrateTree(tree, root);
    else renderTree(tree, root);
  }

  protected override takeDown(root: HTMLElement): void {
    unmountTree(root);
  }
}
