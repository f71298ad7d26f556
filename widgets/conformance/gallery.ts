/** The program of `/gallery`: every state of every element, in each language, theme and width, from the lists that the tests loop over. */
import {define} from '../element/define.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {everyWidget, type Widget} from './every-widget.ts';
import {type Choice, readChoice, themes, widths} from './gallery-choice.ts';
import './gallery.css';
import {mountExample} from './mount-example.ts';
import {useOwnStorage} from './own-storage.ts';

const el = (name: string, text = '', attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
};

const select = (
  name: string,
  label: string,
  values: readonly (string | number)[],
  chosen: string | number,
) => {
  const control = el('select', '', {name});
  for (const value of values) {
    const option = el('option', value === '' ? 'all states' : String(value), {value: String(value)});
    if (value === chosen) option.setAttribute('selected', '');
    control.append(option);
  }
  const around = el('label', label);
  around.append(control);
  return around;
};

const choiceForm = ({element, state, lang, theme, width}: Choice, widget: Widget): HTMLElement => {
  const form = el('form', '', {method: 'get'});
  form.append(
    select(
      'element',
      'Element',
      everyWidget.map(({name}) => name),
      element,
    ),
    select('state', 'State', ['', ...widget.examples.map(({name}) => name)], state),
    select('lang', 'Language', LANGUAGES, lang),
    select('theme', 'Theme', themes, theme),
    select('width', 'Width', widths, width),
    el('button', 'Show'),
  );
  // Another element has other states.
  form.addEventListener('change', ({target}) => {
    if (target instanceof HTMLSelectElement && target.name === 'element')
      for (const control of form.querySelectorAll('select[name=state]')) control.remove();
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
  return form;
};

const show = async (choice: Choice, widget: Widget, main: HTMLElement): Promise<void> => {
  for (const example of widget.examples) {
    if (choice.state !== '' && example.name !== choice.state) continue;
    const place = el('section', '', {class: 'state'});
    place.append(el('h2', example.name));
    main.append(place);
    // The states of a form begin with empty fields.
    sessionStorage.clear();
    const stage = el('div', '', {class: `stage ${choice.theme}`});
    stage.style.width = `${choice.width}px`;
    place.append(stage);
    try {
      await mountExample(widget, example, choice.lang, stage, {theme: choice.theme});
    } catch (error) {
      place.append(
        el('p', error instanceof Error ? error.message : String(error), {class: 'failed', role: 'alert'}),
      );
    }
  }
};

useOwnStorage();
const choice = readChoice(location.search);
const widget = everyWidget.find(({name}) => name === choice.element);
for (const {elementClass} of everyWidget) define(elementClass);
if (widget) {
  const main = el('main');
  document.body.append(el('h1', `Gallery: ${choice.element}`), choiceForm(choice, widget), main);
  await show(choice, widget, main);
  // States that move the focus have scrolled the page.
  scrollTo(0, 0);
  document.documentElement.dataset['shown'] = 'all';
}
