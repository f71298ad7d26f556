import type {Page} from '@playwright/test';
import {fill, openPhase, type Phase, q, requests, sendButton, toast} from './questionnaire-page.ts';
import {shownLanguages, worded} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

const moment = '2026-11-21T12:34:00-06:00';

/** Delays a phase's answer until `answer` is called. */
const holdAnswer = async (page: Page, phase: Phase): Promise<(body: object) => void> => {
  const {promise, resolve} = Promise.withResolvers<object>();
  await page.route(`**${requests[phase].path}`, async (route) => route.fulfill({json: await promise}));
  return resolve;
};

const phases = [
  {
    phase: 1,
    done: ['Lead Analysis Complete', 'AI has analyzed the lead and provided recommendations.'],
    failed: ['Analysis Failed', 'Unable to process lead qualification. Please try again.'],
    answer: {
      leadScore: '72 of 100, made of this and that',
      nextAction: 'Enroll by December 15',
      processedAt: moment,
    },
    shown: ['72 of 100, made of this and that', 'Enroll by December 15'],
    success: [
      's2-phase-1-result',
      's2-phase-1-result',
      's2-phase-1-result',
      's2-phase-1-result',
      's2-phase-1-result',
      's2-phase-1-result',
      's2-phase-1-result',
      's2-phase-1-result',
    ],
    failure: ['s4-phase-1-failed', 's4-phase-1-failed', 's3-toast-destructive'],
  },
  {
    phase: 2,
    done: ['Needs Assessment Complete', 'Personalized recommendations have been generated.'],
    failed: ['Assessment Failed', 'Unable to process needs assessment. Please try again.'],
    answer: {
      recommendations: '1. Look at Silver plans, because of this',
      calendlyLink: 'https://calendar.example/thirty',
      assessmentDate: moment,
    },
    shown: ['1. Look at Silver plans, because of this'],
    success: [
      's2-phase-2-result',
      's2-phase-2-result',
      's2-phase-2-result',
      's2-phase-2-result',
      's2-phase-2-result',
      's2-phase-2-result',
      's2-phase-2-result',
      's2-phase-2-result',
      's2-phase-2-result',
    ],
    failure: ['s4-phase-2-failed', 's4-phase-2-failed'],
  },
  {
    phase: 3,
    done: ['Portfolio Review Complete', 'Client management plan has been generated.'],
    failed: ['Review Failed', 'Unable to process client management analysis. Please try again.'],
    answer: {
      managementPlan: '1. Keep the policy, because of that',
      nextReviewDate: '2027-03-05',
      automatedFollowUps: true,
    },
    shown: ['1. Keep the policy, because of that'],
    success: [
      's2-phase-3-result',
      's2-phase-3-result',
      's2-phase-3-result',
      's2-phase-3-result',
      's2-phase-3-result',
      's2-phase-3-result',
      's2-phase-3-result',
      's2-phase-3-result',
    ],
    failure: ['s4-phase-3-failed', 's4-phase-3-failed'],
  },
] as const;

for (const lang of shownLanguages)
  for (const {phase, done, failed, answer, shown, success, failure} of phases) {
    const {button, busy, result} = requests[phase];

    test(
      `${lang}: phase ${phase} is busy while pending, then shows its result card and a toast`,
      spec(...success),
      async ({page, site}) => {
        await page.clock.setFixedTime(moment);
        const give = await holdAnswer(page, phase);
        const element = await openPhase(site, lang, phase);
        await fill(element, requests[phase].answers);
        await expect(sendButton(element)).toHaveText(q(lang, button));
        await sendButton(element).click();
        await expect(sendButton(element)).toHaveText(q(lang, busy));
        await expect(sendButton(element)).toBeDisabled();
        await expect(element.locator('.result')).toHaveCount(0);
        give(answer);
        await expect(element.locator('#result')).toHaveText(q(lang, result));
        await expect(sendButton(element)).toHaveText(q(lang, button));
        await expect(sendButton(element)).toBeEnabled();
        const card = element.locator('.result');
        for (const text of shown) await expect(card).toContainText(text);
        await expect(toast(page).locator('.toast-title')).toHaveText(
          worded(lang, done[0], 'questionnaire', `done${phase}`),
        );
        await expect(toast(page)).toContainText(worded(lang, done[1], 'questionnaire', `done${phase}Text`));
        const badges = card.locator('.badge');
        const badge = (english: string, key: string) =>
          badges.filter({has: page.getByText(worded(lang, english, 'questionnaire', key), {exact: true})});
        if (phase === 1) {
          await expect(badge('Next Action', 'nextAction')).toContainText('Enroll by December 15');
          await expect(badge('Processed', 'processed')).toContainText('2026');
        } else if (phase === 2) {
          await expect(badge('Assessment Date', 'assessmentDate')).toContainText('2026');
          const link = card.getByRole('link', {
            name: worded(lang, 'Schedule Consultation', 'site', 'scheduleConsultation'),
          });
          await expect(link).toHaveAttribute('href', 'https://calendar.example/thirty');
          await expect(link).toHaveAttribute('target', '_blank');
        } else {
          await expect(badge('Next Review', 'nextReview')).toContainText(
            lang === 'en' ? 'March 5, 2027' : '5 de marzo de 2027',
          );
          await expect(badge('Automated Follow-ups', 'followUps')).toContainText(
            worded(lang, 'Enabled', 'questionnaire', 'enabled'),
          );
        }
      },
    );

    test(
      `${lang}: when phase ${phase} fails a toast says so, and everything typed stays`,
      spec(...failure),
      async ({page, site}) => {
        await page.route(`**${requests[phase].path}`, (route) => route.fulfill({status: 500, body: ''}));
        const element = await openPhase(site, lang, phase);
        await fill(element, requests[phase].answers);
        await sendButton(element).click();
        await expect(toast(page).locator('.toast-title')).toHaveText(
          worded(lang, failed[0], 'questionnaire', `failed${phase}`),
        );
        await expect(toast(page)).toContainText(
          worded(lang, failed[1], 'questionnaire', `failed${phase}Text`),
        );
        await expect(toast(page)).toHaveClass(/destructive/u);
        await expect(sendButton(element)).toBeEnabled();
        await expect(element.locator('.result')).toHaveCount(0);
        for (const [name, value] of Object.entries(requests[phase].answers))
          await expect(element.locator(`[name=${name}]`)).toHaveValue(value);
      },
    );
  }
