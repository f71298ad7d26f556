import {tpmo} from 'virtual:lamplight/agency';
import {campaigns} from 'virtual:lamplight/campaigns';
import {catalogs} from 'virtual:lamplight/catalogs/enrollment-banner';
import {campaignNotice} from '../../insurance/campaign/campaign-notice.ts';
import {BaseElement} from '../element/base-element.ts';
import type {ElementWithAnswer} from '../element/early-answer.ts';
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
 * `<lamplight-enrollment-banner>`: announces the open enrollment window, one at a time. The banner has no view state:
 * its content depends on the clock, the storage and the API. Partners put the banner on every page.
 * `enrollment-banner.contract.ts` has the public contract.
 */
export class EnrollmentBannerElement extends BaseElement<typeof attributes> {
  static readonly widget = 'enrollment-banner';
  static readonly attributes = attributes;
  static readonly styles = styles;
  static readonly catalogs = catalogs;

  /** The answer that the loader has requested. */
  declare 'lamplight:data'?: ElementWithAnswer['lamplight:data'];

  /** The copy in the bundle until the API has answered. */
  #campaigns: readonly ShownCampaign[] = campaigns;
  /** The content of the last drawing. */
  #drawn = '';
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
    // Draws again only when the content changes: focus and the open small print survive the API's answer.
    const drawn = [campaign?.id, campaign?.icon, view?.message, view?.url, isFixed].join();
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    root.replaceChildren(...(view ? bannerView(view) : []));
    this.#endFollowing?.();
    this.#endFollowing = null;
    const [spacer, bar] = root.children;
    if (spacer instanceof HTMLElement && bar instanceof HTMLElement)
      this.#endFollowing = followHeight(bar, spacer);
  }

  protected override takeDown(): void {
    this.#drawn = '';
    this.#endFollowing?.();
    this.#endFollowing = null;
  }

  /**
   * The only request before the visitor acts. Without an answer the bundle's copy is used, which has its review date.
   */
  async #ask(): Promise<void> {
    try {
      const early = this['lamplight:data'];
      delete this['lamplight:data'];
      const answer: unknown = await (early ??
        fetch(`${this.apiOrigin}/api/campaigns`, {signal: this.connection}).then((one) => one.json()));
      this.#campaigns = campaignsOf(answer) ?? this.#campaigns;
      this.update();
    } catch {
      // offline, blocked or removed
    }
  }

  /**
   * Opens the small print. Its texts load at the first press; without them the agency's page of disclosures opens, in
   * the language on screen.
   */
  async #disclose(button: HTMLElement, type: ShownCampaign['type']): Promise<void> {
    try {
      const {openSmallPrint} = await import('./small-print.ts');
      await openSmallPrint(this, button, type);
    } catch {
      const {siteOrigin, spoken} = this;
      open(`${siteOrigin}${spoken === 'en' ? '' : `/${spoken}`}/disclosures`);
    }
  }

  /**
   * Closes a campaign permanently and shows the next. Focus stays on the close button while there is one, and then at
   * the banner's place, so that Tab continues from there and not at the top of the page.
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
