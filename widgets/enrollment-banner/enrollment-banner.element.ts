import {tpmo} from 'virtual:lamplight/agency';
import {campaigns} from 'virtual:lamplight/campaigns';
import {catalogs} from 'virtual:lamplight/catalogs/enrollment-banner';
import {campaignNotice} from '../../insurance/campaign/campaign-notice.ts';
import {BaseElement} from '../element/base-element.ts';
import type {Asked} from '../element/early-answer.ts';
import {bannerMessage, bannerView} from './banner-view.ts';
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

  /** Left by the loader. */
  declare 'lamplight:answer'?: Asked['lamplight:answer'];

  /** The bundle's copy until the API has answered. */
  #campaigns: readonly ShownCampaign[] = campaigns;
  /** The content of the last drawing. */
  #said = '';
  #endFollowing: (() => void) | null = null;

  protected override connected(): void {
    void this.#ask();
  }

  protected override draw(root: HTMLElement): void {
    const {t} = this;
    const nowMs = Date.now();
    const isFixed = this.attributeValues.placement === 'fixed';
    const campaign = campaignToShow(this.#campaigns, readDismissed(), nowMs);
    const view = campaign && {
      t,
      campaign,
      ...bannerMessage(t, campaign, campaignNotice(campaign, nowMs, {hasTpmoNumbers: tpmo !== null})),
      isFixed,
      onDismiss: () => this.#dismiss(campaign.id),
      onDisclose: (button: HTMLElement) => void this.#disclose(button, campaign.type),
    };
    // Drawn again only where something else is to be said: focus and the open small print outlive the answer of the API.
    const said = [campaign?.id, campaign?.icon, view?.message, view?.url, isFixed].join();
    if (said === this.#said) return;
    this.#said = said;
    root.replaceChildren(...(view ? bannerView(view) : []));
    this.#endFollowing?.();
    this.#endFollowing = null;
    const [spacer, bar] = root.children;
    if (spacer instanceof HTMLElement && bar instanceof HTMLElement)
      this.#endFollowing = followHeight(bar, spacer);
  }

  protected override takeDown(): void {
    this.#said = '';
    this.#endFollowing?.();
    this.#endFollowing = null;
  }

  /** The one request before the visitor acts. Without an answer the bundle's copy stands: it carries its review date. */
  async #ask(): Promise<void> {
    try {
      const {'lamplight:answer': early} = this;
      this['lamplight:answer'] = undefined;
      const answer = await (early ?? fetch(`${this.apiOrigin}/api/campaigns`, {signal: this.connection}));
      this.#campaigns = campaignsOf(await answer.json()) ?? this.#campaigns;
      this.update();
    } catch {
      // offline, blocked or gone
    }
  }

  /** Opens the small print. Its texts come with the first press; without them the agency's page of disclosures opens. */
  async #disclose(button: HTMLElement, type: ShownCampaign['type']): Promise<void> {
    try {
      const {openSmallPrint} = await import('./small-print.ts');
      await openSmallPrint(this, button, type);
    } catch {
      open(`${this.siteOrigin}/disclosures`);
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
