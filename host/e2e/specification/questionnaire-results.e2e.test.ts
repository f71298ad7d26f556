import type {Page} from '@playwright/test';
import {fill, openPhase, type Phase, q, requests, sendButton, toast} from './questionnaire-page.ts';
import {agency, textIn, shownLanguages, worded} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

const moment = '2026-11-21T12:34:00-06:00';

const answerWith = (page: Page, phase: Phase, body: object) =>
  page.route(`**${requests[phase].path}`, (route) => route.fulfill({json: body}));

for (const lang of shownLanguages)
  test(
    `${lang}: an answer without the fields is shown with the fallback texts`,
    spec('s2-fallback-texts'),
    async ({page, site}) => {
      await page.clock.setFixedTime(moment);
      for (const phase of [1, 2, 3] as const) await answerWith(page, phase, {});
      const first = await openPhase(site, lang, 1);
      await fill(first, requests[1].answers);
      await sendButton(first).click();
      const card = first.locator('.result');
      await expect(card).toContainText(
        worded(lang, 'Analysis completed successfully', 'questionnaire', 'resultFallback'),
      );
      await expect(card).toContainText(
        worded(lang, 'Review recommendations', 'questionnaire', 'nextActionFallback'),
      );
      const processed = card.locator('.badge').last();
      const now = await processed.innerText();
      expect(now).toContain('2026');
      await page.unroute(`**${requests[1].path}`);
      await answerWith(page, 1, {processedAt: moment});
      await sendButton(first).click();
      await expect(sendButton(first)).toBeEnabled();
      await expect(processed).toHaveText(now, {useInnerText: true});
      const second = await openPhase(site, lang, 2);
      await fill(second, requests[2].answers);
      await sendButton(second).click();
      await expect(
        second.locator('.result').getByRole('link', {name: textIn(lang, 'site', 'scheduleConsultation')}),
      ).toHaveAttribute('href', new RegExp(`^${agency.links.booking}`, 'u'));
      const third = await openPhase(site, lang, 3);
      await fill(third, requests[3].answers);
      await sendButton(third).click();
      await expect(third.locator('.badge').last()).toContainText(
        worded(lang, 'Disabled', 'questionnaire', 'disabled'),
      );
    },
  );

for (const lang of shownLanguages)
  test(
    `${lang}: the three requests are answered by the served product itself`,
    spec(
      's2-phase-1-result',
      's2-phase-2-result',
      's2-phase-3-result',
      's7-without-contact',
      's9-estimate-footer',
    ),
    async ({page, site}) => {
      const element = await openPhase(site, lang, 1);
      const heads: string[] = [];
      for (const phase of [1, 2, 3] as const) {
        if (phase !== 1)
          await element
            .getByRole('button', {name: textIn(lang, 'questionnaire', `phase${phase}`), exact: true})
            .click();
        await fill(element, requests[phase].answers);
        await sendButton(element).click();
        await expect(element.locator('#result')).toHaveText(q(lang, requests[phase].result));
        const card = element.locator('.result');
        heads.push(await card.innerText());
        await expect(card.locator('.answer')).toHaveText(/.{60}/su);
        await expect(card.locator(':scope > .small-print')).toHaveText(/.{60}/su);
        await expect(
          card.getByText(worded(lang, 'Analysis completed successfully', 'questionnaire', 'resultFallback')),
        ).toHaveCount(0);
        await expect(toast(page)).toBeVisible();
      }
      expect(heads[0]).toMatch(/^.*\b\d{1,3}\b/su);
    },
  );

test('outside Texas the answer links to HealthCare.gov', spec('s2-outside-texas'), async ({site}) => {
  const element = await openPhase(site, 'en', 1);
  await fill(element, {...requests[1].answers, location: 'Tulsa, OK 74103'});
  await sendButton(element).click();
  const card = element.locator('.result');
  await expect(card).toContainText('HealthCare.gov');
  await expect(card.locator('a[href^="https://www.healthcare.gov"]').first()).toBeVisible();
});
