import {campaigns} from 'virtual:lamplight/campaigns';
import {catalogs} from 'virtual:lamplight/catalogs/enrollment-banner';
import {BaseElement} from '../element/base-element.ts';
import {jsx, type Tree} from '../element/jsx-runtime.ts';
import {drawTree} from '../element/plain-tree.ts';
import {BannerView} from './banner.view.tsx';
import {attributes} from './enrollment-banner.contract.ts';
import styles from './enrollment-banner.css?inline';
import {
  campaignsOf,
  campaignToShow,
  readDismissed,
  type ShownCampaign,
  storeDismissed,
} from './enrollment-banner.model.ts';
import {followHeight} from './follow-height.ts';

/**
 * `<lamplight-enrollment-banner>`: announces the enrollment window that is open, one at a time. It has no state of a view's: what
 * shows follows the clock, the storage and the API. Partners put it on every page they have.
 * Everything that a page may rely on stands in `enrollment-banner.contract.ts`.
 */
export class EnrollmentBannerElement extends BaseElement<typeof attributes> {
  static readonly widget = 'enrollment-banner';
  static readonly attributes = attributes;
  static readonly styles = styles;
  static readonly catalogs = catalogs;

  /** The bundle's copy until the API has answered. */
  #campaigns: readonly ShownCampaign[] = campaigns;
  #endFollowing: (() => void) | null = null;

  protected override connected(): void {
    void this.#ask();
  }

  protected override draw(root: HTMLElement): void {
    const nowMs = Date.now();
    const isFixed = this.attributeValues.placement === 'fixed';
    const campaign = campaignToShow(this.#campaigns, readDismissed(), nowMs);
    const onDismiss = (): void => this.#dismiss(campaign?.id ?? '');
    // React's type says that a component returns React nodes; our JSX makes trees of them.
    const tree = campaign && jsx(BannerView, {t: this.t, campaign, nowMs, isFixed, onDismiss});
    drawTree(tree as unknown as Tree, root);
    this.#endFollowing?.();
    this.#endFollowing = null;
    const [spacer, bar] = root.children;
    if (spacer instanceof HTMLElement && bar instanceof HTMLElement)
      this.#endFollowing = followHeight(bar, spacer);
  }

  protected override takeDown(): void {
    this.#endFollowing?.();
    this.#endFollowing = null;
  }

  /** The one request before the visitor acts. Without an answer the bundle's copy stands: it carries its review date. */
  async #ask(): Promise<void> {
    try {
      const answer = await fetch(`${this.apiOrigin}/api/campaigns`, {signal: this.connection});
      this.#campaigns = campaignsOf(await answer.json()) ?? this.#campaigns;
      this.update();
    } catch {
      // offline, blocked or gone
    }
  }

  /**
   * Closes a campaign for good and shows the next. Focus stays on the close button while there is one, and then on the place where
   * the banner stood: Tab goes on to what follows, not back to the top of the page.
   */
  #dismiss(campaign: string): void {
    storeDismissed([...new Set([...readDismissed(), campaign])]);
    this.emit('lamplight-dismissed', {campaign});
    this.update();
    this.tabIndex = -1;
    this.focus();
    void this.focusOn('.close');
  }
}
