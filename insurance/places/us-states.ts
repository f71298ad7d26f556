/**
 * The confidence that a state's row is valid for plan year 2027: `several`: the exchange operated for plan year 2026,
 * and no source reports a change; `single`: one source, not yet operating.
 */
type RowConfidence = 'several' | 'single';

/** A state with its own exchange: the name of the exchange and its site. */
export type StateExchange = {
  readonly name: string;
  readonly site: string;
  readonly confidence: RowConfidence;
};

/** The facts about a state that the rules outside Texas need. */
export type UsState = {
  readonly name: string;
  /** Other spellings, in the five languages. */
  readonly alsoCalled?: RegExp;
  /** First three digits of its ZIP codes: `[from, to]` pairs, including both (USPS Publication 65). */
  readonly zips: readonly (readonly [number, number])[];
  /**
   * The percent of the poverty line up to which the state itself covers adults: Medicaid, or a Basic Health Program.
   */
  readonly adultPercent: 0 | 100 | 138 | 200;
  /** Whether the state has a poverty line of its own, higher than the line of the 48 states, which `figures/` lacks. */
  readonly hasOwnLine?: boolean;
  /** Omitted for HealthCare.gov. */
  readonly exchange?: StateExchange;
};

const exchange = (name: string, site: string, confidence: RowConfidence = 'several'): StateExchange => ({
  name,
  site,
  confidence,
});

/** The states except Texas. */
export const usStates: Readonly<Record<string, UsState>> = {
  AL: {name: 'Alabama', zips: [[350, 368]], adultPercent: 0},
  AK: {name: 'Alaska', zips: [[995, 999]], adultPercent: 138, hasOwnLine: true},
  AZ: {name: 'Arizona', zips: [[850, 865]], adultPercent: 138},
  AR: {name: 'Arkansas', zips: [[716, 729]], adultPercent: 138},
  CA: {
    name: 'California',
    alsoCalled: /californie|kalifornien|加利福尼亚|加州/i,
    zips: [[900, 961]],
    adultPercent: 138,
    exchange: exchange('Covered California', 'CoveredCA.com'),
  },
  CO: {
    name: 'Colorado',
    zips: [[800, 816]],
    adultPercent: 138,
    exchange: exchange('Connect for Health Colorado', 'ConnectForHealthCO.com'),
  },
  CT: {
    name: 'Connecticut',
    zips: [[60, 69]],
    adultPercent: 138,
    exchange: exchange('Access Health CT', 'AccessHealthCT.com'),
  },
  DE: {name: 'Delaware', zips: [[197, 199]], adultPercent: 138},
  DC: {
    name: 'District of Columbia',
    alsoCalled: /washington,? d\.?c\.?/i,
    zips: [
      [200, 200],
      [202, 205],
    ],
    adultPercent: 138,
    exchange: exchange('DC Health Link', 'DCHealthLink.com'),
  },
  FL: {name: 'Florida', alsoCalled: /floride|佛罗里达|佛州/i, zips: [[320, 349]], adultPercent: 0},
  GA: {
    name: 'Georgia',
    alsoCalled: /géorgie|乔治亚|佐治亚/i,
    zips: [
      [300, 319],
      [398, 399],
    ],
    adultPercent: 0,
    exchange: exchange('Georgia Access', 'GeorgiaAccess.gov'),
  },
  HI: {name: 'Hawaii', zips: [[967, 968]], adultPercent: 138, hasOwnLine: true},
  ID: {
    name: 'Idaho',
    zips: [[832, 838]],
    adultPercent: 138,
    exchange: exchange('Your Health Idaho', 'YourHealthIdaho.org'),
  },
  IL: {
    name: 'Illinois',
    alsoCalled: /伊利诺伊/,
    zips: [[600, 629]],
    adultPercent: 138,
    exchange: exchange('Get Covered Illinois', 'GetCoveredIllinois.gov'),
  },
  IN: {name: 'Indiana', zips: [[460, 479]], adultPercent: 138},
  IA: {name: 'Iowa', zips: [[500, 528]], adultPercent: 138},
  KS: {name: 'Kansas', zips: [[660, 679]], adultPercent: 0},
  KY: {
    name: 'Kentucky',
    zips: [[400, 427]],
    adultPercent: 138,
    exchange: exchange('kynect', 'kynect.ky.gov'),
  },
  LA: {
    name: 'Louisiana',
    alsoCalled: /luisiana|louisiane|路易斯安那/i,
    zips: [[700, 714]],
    adultPercent: 138,
  },
  ME: {name: 'Maine', zips: [[39, 49]], adultPercent: 138, exchange: exchange('CoverME.gov', 'CoverME.gov')},
  MD: {
    name: 'Maryland',
    zips: [[206, 219]],
    adultPercent: 138,
    exchange: exchange('Maryland Health Connection', 'MarylandHealthConnection.gov'),
  },
  MA: {
    name: 'Massachusetts',
    zips: [
      [10, 27],
      [55, 55],
    ],
    adultPercent: 138,
    exchange: exchange('Massachusetts Health Connector', 'MAhealthconnector.org'),
  },
  MI: {name: 'Michigan', zips: [[480, 499]], adultPercent: 138},
  MN: {name: 'Minnesota', zips: [[550, 567]], adultPercent: 200, exchange: exchange('MNsure', 'MNsure.org')},
  MS: {
    name: 'Mississippi',
    zips: [
      [386, 397],
      [369, 369],
    ],
    adultPercent: 0,
  },
  MO: {name: 'Missouri', zips: [[630, 658]], adultPercent: 138},
  MT: {name: 'Montana', zips: [[590, 599]], adultPercent: 138},
  NE: {name: 'Nebraska', zips: [[680, 693]], adultPercent: 138},
  NV: {
    name: 'Nevada',
    zips: [[889, 898]],
    adultPercent: 138,
    exchange: exchange('Nevada Health Link', 'NevadaHealthLink.com'),
  },
  NH: {name: 'New Hampshire', zips: [[30, 38]], adultPercent: 138},
  NJ: {
    name: 'New Jersey',
    alsoCalled: /nueva jersey|新泽西/i,
    zips: [[70, 89]],
    adultPercent: 138,
    exchange: exchange('Get Covered New Jersey', 'GetCovered.NJ.gov'),
  },
  NM: {
    name: 'New Mexico',
    alsoCalled: /nuevo m[eé]xico|nouveau-mexique|neumexiko|新墨西哥/i,
    zips: [[870, 884]],
    adultPercent: 138,
    exchange: exchange('BeWell', 'BeWellnm.com'),
  },
  NY: {
    name: 'New York',
    alsoCalled: /nueva york|纽约/i,
    zips: [
      [5, 5],
      [100, 149],
    ],
    adultPercent: 200,
    exchange: exchange('NY State of Health', 'NYStateOfHealth.ny.gov'),
  },
  NC: {name: 'North Carolina', alsoCalled: /carolina del norte/i, zips: [[270, 289]], adultPercent: 138},
  ND: {name: 'North Dakota', zips: [[580, 588]], adultPercent: 138},
  OH: {name: 'Ohio', zips: [[430, 459]], adultPercent: 138},
  OK: {
    name: 'Oklahoma',
    alsoCalled: /俄克拉何马/,
    zips: [
      [730, 732],
      [734, 749],
    ],
    adultPercent: 138,
  },
  OR: {
    name: 'Oregon',
    zips: [[970, 979]],
    adultPercent: 200,
    exchange: exchange('Oregon Health Insurance Marketplace', 'OregonHealthCare.gov', 'single'),
  },
  PA: {
    name: 'Pennsylvania',
    alsoCalled: /pensilvania|pennsylvanie|宾夕法尼亚|宾州/i,
    zips: [[150, 196]],
    adultPercent: 138,
    exchange: exchange('Pennie', 'Pennie.com'),
  },
  RI: {
    name: 'Rhode Island',
    zips: [[28, 29]],
    adultPercent: 138,
    exchange: exchange('HealthSource RI', 'HealthSourceRI.com'),
  },
  SC: {name: 'South Carolina', alsoCalled: /carolina del sur/i, zips: [[290, 299]], adultPercent: 0},
  SD: {name: 'South Dakota', zips: [[570, 577]], adultPercent: 138},
  TN: {name: 'Tennessee', zips: [[370, 385]], adultPercent: 0},
  UT: {name: 'Utah', zips: [[840, 847]], adultPercent: 138},
  VT: {
    name: 'Vermont',
    zips: [
      [50, 54],
      [56, 59],
    ],
    adultPercent: 138,
    exchange: exchange('Vermont Health Connect', 'VermontHealthConnect.gov'),
  },
  VA: {
    name: 'Virginia',
    zips: [
      [201, 201],
      [220, 246],
    ],
    adultPercent: 138,
    exchange: exchange('Virginia’s Insurance Marketplace', 'Marketplace.Virginia.gov'),
  },
  WA: {
    name: 'Washington',
    zips: [[980, 994]],
    adultPercent: 138,
    exchange: exchange('Washington Healthplanfinder', 'WAHealthplanfinder.org'),
  },
  WV: {name: 'West Virginia', zips: [[247, 268]], adultPercent: 138},
  WI: {name: 'Wisconsin', zips: [[530, 549]], adultPercent: 100},
  WY: {name: 'Wyoming', zips: [[820, 831]], adultPercent: 0},
};
