// The counties of each rating area, areas 1 to 27 in their order. One text per area compresses to half the
// size of a list of names, and the names are part of the Marketplace calculator's first download.
const countiesByArea: readonly string[] = [
  'Brown,Callahan,Coleman,Comanche,Eastland,Fisher,Haskell,Jones,Kent,Mitchell,Nolan,Runnels,Scurry,Shackelford,Stephens,Stonewall,Taylor,Throckmorton',
  'Armstrong,Briscoe,Carson,Castro,Childress,Collingsworth,Dallam,Deaf Smith,Donley,Gray,Hall,Hansford,Hartley,Hemphill,Hutchinson,Lipscomb,Moore,Ochiltree,Oldham,Parmer,Potter,Randall,Roberts,Sherman,Swisher,Wheeler',
  'Bastrop,Blanco,Burnet,Caldwell,Fayette,Hays,Lee,Llano,Travis,Williamson',
  'Angelina,Hardin,Houston,Jasper,Jefferson,Nacogdoches,Newton,Orange,Polk,Sabine,San Augustine,San Jacinto,Shelby,Trinity,Tyler',
  'Cameron,Kenedy,Willacy',
  'Brazos,Burleson,Grimes,Leon,Madison,Milam,Robertson,Washington',
  'Aransas,Bee,Jim Wells,Kleberg,Live Oak,Nueces,Refugio,San Patricio',
  'Collin,Dallas,Ellis,Hunt,Kaufman,Navarro,Rockwall',
  'Brewster,Culberson,El Paso,Hudspeth,Jeff Davis,Presidio',
  'Galveston,Harris',
  'Bell,Coryell,Hamilton,Lampasas,Mills,San Saba',
  'Duval,Jim Hogg,McMullen,Webb,Zapata',
  'Gregg,Harrison,Marion,Panola,Rusk,Upshur',
  'Bailey,Cochran,Crosby,Dickens,Floyd,Garza,Hale,Hockley,King,Lamb,Lubbock,Lynn,Motley,Terry,Yoakum',
  'Brooks,Hidalgo,Starr',
  'Andrews,Borden,Crane,Dawson,Ector,Gaines,Glasscock,Howard,Loving,Martin,Midland,Pecos,Reeves,Terrell,Upton,Ward,Winkler',
  'Coke,Concho,Crockett,Irion,Kimble,Mason,McCulloch,Menard,Reagan,Schleicher,Sterling,Sutton,Tom Green',
  'Atascosa,Bandera,Bexar,Comal,Dimmit,Edwards,Frio,Gillespie,Gonzales,Guadalupe,Kendall,Kerr,Kinney,La Salle,Maverick,Medina,Real,Uvalde,Val Verde,Wilson,Zavala',
  'Cooke,Fannin,Grayson',
  'Bowie,Camp,Cass,Delta,Franklin,Hopkins,Lamar,Morris,Red River,Titus',
  'Anderson,Cherokee,Henderson,Rains,Smith,Van Zandt,Wood',
  'Calhoun,DeWitt,Goliad,Jackson,Karnes,Lavaca,Victoria',
  'Bosque,Falls,Freestone,Hill,Limestone,McLennan',
  'Archer,Baylor,Clay,Cottle,Foard,Hardeman,Jack,Knox,Montague,Wichita,Wilbarger,Young',
  'Denton,Erath,Hood,Johnson,Palo Pinto,Parker,Somervell,Tarrant,Wise',
  'Austin,Brazoria,Colorado,Fort Bend,Matagorda,Waller,Wharton',
  'Chambers,Liberty,Montgomery,Walker',
];

/**
 * The names of the counties in each Texas rating area, without "County"; the first list is area 1. 28 TAC 3.504, in force since plan year
 * 2023: 254 counties in 27 areas. Areas 7 to 17 were not compared with the rule itself.
 */
export const texasRatingAreas: readonly (readonly string[])[] = countiesByArea.map((names) =>
  names.split(','),
);

/** Lists the 254 Texas counties in alphabetical order, without "County"; for a select. */
export const texasCounties = (): readonly string[] => texasRatingAreas.flat().sort();

// "De Witt", "DEWITT" and "DeWitt County, TX" are the same county.
const plainName = (county: string): string =>
  county
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\bcounty\b|,.*/gu, '')
    .replaceAll(/[^a-z]/gu, '');

/** A Texas county: the name as Texas writes it, without "County", and the rating area, 1 to 27. */
export type County = {readonly name: string; readonly ratingArea: number};

let counties: ReadonlyMap<string, County> | undefined;

// Filled at the first use: a page that never needs a price never builds the list.
const countiesByName = (): ReadonlyMap<string, County> =>
  (counties ??= new Map(
    texasRatingAreas.flatMap((names, index) =>
      names.map((name) => [plainName(name), {name, ratingArea: index + 1}] as const),
    ),
  ));

/**
 * Finds a Texas county by its name in any usual spelling; undefined for a name that is not a Texas county. Never
 * throws.
 */
export const findCounty = (name: string): County | undefined => countiesByName().get(plainName(name));
