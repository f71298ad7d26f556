import type {AttributeTable} from '../../element/attributes.ts';
import type {Tree} from '../../element/jsx-runtime.ts';
import type {Language} from '../../../contract/language.ts';
import {LateElement} from '../../element/late-element.ts';
import type {BehindButton} from './behind-button.tsx';
import type {OpenState} from './opener.tsx';

/**
 * A form that is in the page, or behind a button and in a dialog (`placement="dialog"`). Button and dialog are separate
 * files, because most pages show the form itself.
 */
export abstract class PlacedElement<
  Late extends object,
  State extends OpenState,
  Table extends AttributeTable = AttributeTable,
> extends LateElement<Late, State, Table> {
  /** The time at which the form became usable, on the clock of `performance.now()`. */
  usableSince = 0;

  #button: BehindButton | undefined;

  /** Whether the form is behind a button. */
  get isDialog(): boolean {
    return this.getAttribute('placement') === 'dialog';
  }

  /** Opens the dialog, if the form is behind a button. Settles when the form or an error is on screen. */
  async open(): Promise<void> {
    await this.#bringButton();
    await this.#button?.open();
  }

  /** Closes the dialog; the answers stay. */
  close(): void {
    this.#button?.close();
  }

  /** The first drawing waits for the button, so that the form is not in the page first. */
  protected override prepare(lang: Language): Promise<(() => void) | undefined> | undefined {
    const texts = super.prepare(lang);
    return this.isDialog ? this.#bringButton().then(() => texts) : texts;
  }

  protected override drawTree(tree: Tree, root: HTMLElement): void {
    // The attribute may have changed.
    this.#bringButton().catch((error: unknown) => this.report(error, 'load'));
    super.drawTree(this.#button?.draw(tree) ?? tree, root);
  }

  async #bringButton(): Promise<void> {
    if (!this.isDialog || this.#button) return;
    const file = await import('./behind-button.tsx');
    this.#button ??= file.behindButton(this);
    this.update();
  }
}
