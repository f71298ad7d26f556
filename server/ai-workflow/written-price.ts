import {legalCatalogs} from '../../agency/legal/catalog.ts';
import {type PriceFacts, priceStatement, type PriceText} from '../../agency/legal/price-statement.ts';
import {fillPlaceholders} from '../../agency/legal/values.ts';
import type {AnswerPrice} from '../../contract/ai-workflow-answer.ts';
import type {Language} from '../../contract/language.ts';
import type {Day} from '../../insurance/calendar/day.ts';
import {priceFigures} from '../../insurance/premiums/price-figures.ts';
import {cite} from '../../insurance/point/point.ts';
import type {HouseholdPrice} from '../../insurance/premiums/price.ts';
import {writtenFigure} from './written-figure.ts';
import type {Say} from './workflow-texts.ts';
import type {Writer} from './written-value.ts';

type Words = {readonly language: Language; readonly say: Say; readonly writer: Writer};

/** Adds to a price the sentences that every amount requires, and the sources of the price. */
export const writtenPrice = (
  price: HouseholdPrice,
  today: Day,
  {language, say, writer}: Words,
): AnswerPrice => {
  const {withCredit, fullPrice, ...rest} = price;
  const facts: PriceFacts = {...rest, ages: withCredit?.ages ?? fullPrice?.ages ?? []};
  const texts = legalCatalogs[language];
  const sayLegal = (key: PriceText, values: Readonly<Record<string, unknown>> = {}): string =>
    fillPlaceholders(
      texts[key],
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    );
  const {basis, sentences} = priceStatement(facts, sayLegal, language);
  return {
    ...price,
    statement: [...basis, ...sentences],
    figures: priceFigures(price).map(({figure}) => writtenFigure(cite(figure, today), say, writer)),
  };
};
