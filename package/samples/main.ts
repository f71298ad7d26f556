// Plain DOM: a partner's code around a quote form.
import '@lamplight/elements/data-layer';
import '@lamplight/elements/quote-form';

// Before an element has loaded, and so before any Lamplight script has run.
window.Lamplight = window.Lamplight || {q: []};
window.Lamplight.q.push((lamplight) => {
  document.body.dataset.version = lamplight.version;
});

const form = document.createElement('lamplight-quote-form');
form.api = document.body.dataset.api;
form.partner = 'npm-sample';
form.insuranceType = 'health';
form.addEventListener('lamplight-submitted', ({detail}) => {
  const kind: 'lead' = detail.kind;
  document.body.dataset.sent = kind;
});
// @ts-expect-error -- the agency has no such service
form.insuranceType = 'pets';
form.insuranceType = 'health';
// @ts-expect-error -- only calculators calculate
form.addEventListener('lamplight-calculated', ({detail}) => detail);
document.body.append(form);

document.addEventListener('lamplight-error', ({detail}) => {
  const code: string = detail.code;
  console.error(code);
});

export const life = document.querySelector('lamplight-life-calculator');
if (life) {
  life.values = {income: 60_000, years: 10};
  life.calculate();
  const number: number = life.values.children ?? 0;
  console.log(number);
}
