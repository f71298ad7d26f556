import type {StateCode} from '../../../insurance/places/find-state.ts';
import {plainText} from './words.ts';

// Large cities of other states in plain text, by the names that people use (the most populous of the Census, 2023). Names that are also words, first names or
// places around Houston are not in the list: Mobile, Charlotte, Orlando, Columbus, Cleveland, Richmond, Arlington, Pasadena.
const CITIES: Readonly<Record<StateCode, string>> = {
  AK: 'anchorage',
  AR: 'little rock',
  AZ: 'phoenix|tucson|scottsdale|凤凰城',
  CA: 'los angeles|san diego|san jose|san francisco|fresno|sacramento|oakland|bakersfield|anaheim|洛杉矶|旧金山|圣何塞|圣地亚哥|萨克拉门托',
  CO: 'denver|colorado springs|丹佛',
  DC: 'washington dc',
  FL: 'miami|jacksonville|tampa|hialeah|fort lauderdale|tallahassee|迈阿密',
  GA: 'atlanta|亚特兰大',
  HI: 'honolulu|檀香山',
  IA: 'des moines',
  ID: 'boise',
  IL: 'chicago|芝加哥',
  IN: 'indianapolis',
  KS: 'wichita(?! falls)',
  KY: 'louisville',
  LA: 'new orleans|nueva orleans|nouvelle[- ]orleans|baton rouge|shreveport|lake charles|新奥尔良',
  MA: 'boston|波士顿',
  MD: 'baltimore',
  MI: 'detroit|底特律',
  MN: 'minneapolis|明尼阿波利斯',
  MO: 'kansas city|s(?:ain)?t\\.? louis|圣路易斯',
  NE: 'omaha',
  NM: 'albuquerque',
  NV: 'las vegas|拉斯维加斯',
  NY: 'brooklyn|manhattan|bronx|曼哈顿|布鲁克林|法拉盛',
  OH: 'cincinnati',
  OK: 'oklahoma city|tulsa',
  OR: 'portland',
  PA: 'philadelphia|filadelfia|philadelphie|pittsburgh|费城|匹兹堡',
  TN: 'nashville|memphis|knoxville|chattanooga',
  UT: 'salt lake city|盐湖城',
  WA: 'seattle|spokane|tacoma|西雅图',
  WI: 'milwaukee',
};

const patterns = Object.entries(CITIES).map(
  ([code, names]) =>
    [code, new RegExp(String.raw`(?<!\p{Script=Latin})(?:${names})(?!\p{Script=Latin})`, 'u')] as const,
);

/** Returns the state of a large city that a question names; undefined for a city of Texas or none. */
export const stateOfCity = (question: string): StateCode | undefined => {
  const text = plainText(question);
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
};
