import type {Breakage} from './breakage.ts';

const host = /^dist\/site\/assets\/[^/]*\.js$/u;
const widgets = /^dist\/embed\/v1\/.*\.js$/u;
const pages = /^dist\/site\/.*\.html$/u;

/** Faults in the browser's files: changed in the built files. */
export const brokenBuilds: readonly Breakage[] = [
  {
    name: 'the host’s toasts stay 6 seconds',
    files: host,
    find: 'durationMs:5e3',
    replace: 'durationMs:6e3',
    breaks: ['s9-toast-duration'],
  },
  {
    name: 'a toast needs a swipe of 60 px',
    files: host,
    find: 'swipePx:50',
    replace: 'swipePx:60',
    breaks: ['s9-toast-swipe'],
  },
  {
    name: 'the menu opens after 250 ms',
    files: host,
    find: 'openMs:200',
    replace: 'openMs:250',
    breaks: ['s2-menu'],
  },
  {
    name: 'the menu closes after 300 ms',
    files: host,
    find: 'closeMs:150',
    replace: 'closeMs:300',
    breaks: ['s2-menu'],
  },
  {
    name: 'tooltips open after half a second',
    files: host,
    find: 'openMs:700',
    replace: 'openMs:500',
    breaks: ['s9-tooltip'],
  },
  {
    name: 'the 404 page speaks plainly',
    files: /^dist\/site\/.*\.(html|js)$/u,
    find: 'Did you forget to add the page to the router?',
    replace: 'There is no page here.',
    breaks: ['s2-not-found'],
  },
  {
    name: 'only one question of the FAQ is open at a time',
    files: pages,
    find: '<details id="faq-',
    replace: '<details name="faq" id="faq-',
    breaks: ['s2-faq'],
  },
  {
    name: 'Get Quote leads to the contact section',
    files: /^dist\/site\/.*\.(html|js)$/u,
    find: '#hero',
    replace: '#contact',
    breaks: ['s2-header'],
  },
  {
    name: 'the choice of language is saved under another name',
    files: /^dist\/.*\.js$/u,
    find: 'selectedLanguage',
    replace: 'chosenLanguage',
    breaks: ['s4-language-switch'],
  },
  {
    name: 'dismissals are kept under another name',
    files: widgets,
    find: 'dismissedBanners',
    replace: 'closedBanners',
    breaks: ['s4-banner-next'],
  },
  {
    name: 'the highest priority number wins',
    files: widgets,
    find: /\.priority<=/gu,
    replace: '.priority>=',
    breaks: ['s2-banner-priority'],
  },
  {
    name: 'seven articles show first',
    files: widgets,
    find: 'slice(0,6)',
    replace: 'slice(0,7)',
    breaks: ['s2-blog-list'],
  },
  {
    name: 'initials have two colours',
    files: widgets,
    find: '`accent`,`glow`,`ink`',
    replace: '`accent`,`glow`,`glow`',
    breaks: ['s3-testimonial'],
  },
  {
    name: 'savings grow by 6% a year',
    files: widgets,
    find: 'annualReturn:7',
    replace: 'annualReturn:6',
    breaks: ['s9-retirement-formulas'],
  },
  {
    name: 'Social Security has no cap',
    files: widgets,
    find: 'socialSecurityCap:5e4',
    replace: 'socialSecurityCap:5e9',
    breaks: ['s9-retirement-formulas'],
  },
  {
    name: 'the recommended coverage forgets the living costs',
    files: widgets,
    find: /recommendedCoverage:(\w+)\*(\w+)\+(\w+)\+\w+\*\w+/gu,
    replace: 'recommendedCoverage:$1*$2+$3',
    breaks: ['s9-life-formula'],
  },
  {
    name: 'a quote request is thanked for in other words',
    files: widgets,
    find: 'Quote Request Submitted!',
    replace: 'Thank you!',
    breaks: ['s4-quote-sent'],
  },
  {
    name: 'phase 1 goes without an income',
    files: widgets,
    find: '`leadData.location`,`leadData.income`',
    replace: '`leadData.location`',
    breaks: ['s5-phase-1'],
  },
  {
    name: 'the last life change can be removed',
    files: widgets,
    find: /disabled:(\w+)\.length===1/gu,
    replace: 'disabled:$1.length===0',
    breaks: ['s2-phase-3'],
  },
];
