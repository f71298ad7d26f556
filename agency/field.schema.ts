/**
 * The types of values in an agency's files. Each has a message that begins with "should be", so that an error about an
 * invalid value states the expectation instead of a schema library's message.
 */
import {z} from 'zod';
import type {FieldCode} from '../contract/problem.ts';

/** Marks an error as a contradiction of two fields, for a form with words of its own. */
export const CONTRADICTS = {code: 'contradicts' satisfies FieldCode};

/** Text that is not blank. */
export const text = (what: string) => {
  const error = `should be ${what}`;
  return z.string({error}).trim().min(1, {error});
};

/** Text of a fixed form. */
export const matching = (pattern: RegExp, what: string) => {
  const error = `should be ${what}`;
  return z.string({error}).min(1, {error, abort: true}).regex(pattern, {error});
};

/** A whole number of at least `least`. */
export const wholeNumber = (least: number, what: string) => {
  const error = `should be ${what}`;
  return z.int({error}).min(least, {error});
};

/** Yes or no. */
export const flag = (what: string) => z.boolean({error: `should be true or false: ${what}`});

/** A calendar day, `2026-11-20`; days that do not exist are refused. */
export const day = (what: string) => {
  const error = `should be ${what}, written as a day like 2026-11-20`;
  return z
    .string({error})
    .min(1, {error, abort: true})
    .refine((value) => isDay(value), {error});
};

/** Returns whether a text is a full https address (or http on this machine). */
export const isWebAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const {protocol, hostname} = new URL(value);
  return (
    protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1'))
  );
};

/** A page on the web. Only https, except on localhost. */
export const webAddress = (what: string) => {
  const error = `should be ${what}, a full address that begins with https://`;
  return z.string({error}).refine((value) => isWebAddress(value), {error});
};

/** Scheme, host and port only: the `Origin` header of a browser. */
export const origin = (what: string) => {
  const error = `should be ${what}: scheme and host only, such as https://www.name.com, with no path and no slash at the end`;
  return z.string({error}).refine((value) => isWebAddress(value) && new URL(value).origin === value, {error});
};

const isDay = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
