import {campaigns} from 'virtual:lamplight/campaigns';
import {catalogs} from 'virtual:lamplight/catalogs/enrollment-banner';
import {BaseElement} from '../element/base-element.ts';
import {el} from '../element/dom.ts';
import {attributes} from './enrollment-banner.contract.ts';
import {drawBanner} from './draw-banner.ts';
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
 * `<lamplight-enrollment-banner>`: announces the enrollment window that is open, one at a time. Drawn by hand, without
 * the renderer the other elements share: partners put it on every page they have.
 * What a page may rely on stands in `enrollment-banner.contract.ts`.
 */
export class EnrollmentBannerElement extends BaseElement<typeof attributes> {
  static readonly widget = 'enrollment-banner';
  static readonly attributes = attributes;
  static readonly styles = styles;
  static readonly catalogs = catalogs;

  /** The bundle's copy until the API has answered. */
  #campaigns: readonly ShownCampaign[] = campaigns;
  /** What is on screen: drawn anew only when this changes, so that focus and an open popover stay. */
  #shown = '';
  #endFollowing: (() => void) | null = null;

  protected override connected(): void {
    void this.#ask();
  }

  protected override draw(root: HTMLElement): void {
    const {placement} = this.attributeValues;
    const now = Date.now();
    const campaign = campaignToShow(this.#campaigns, readDismissed(), now);
    const shown = `${this.spoken} ${placement} ${JSON.stringify(campaign)}`;
    if (shown === this.#shown) return;
    this.takeDown(root);
    this.#shown = shown;
    if (!campaign) return;
    const bar = drawBanner(this.t, campaign, now, () => this.#dismiss(campaign.id));
    root.append(bar);
    if (placement === 'inline') return;
    bar.classList.add('fixed');
    const spacer = el('div', {class: 'spacer'});
    root.prepend(spacer);
    this.#endFollowing = followHeight(bar, spacer);
  }

  protected override takeDown(root: HTMLElement): void {
    this.#endFollowing?.();
    this.#endFollowing = null;
    this.#shown = '';
    root.replaceChildren();
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
