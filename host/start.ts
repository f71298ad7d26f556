/* The page's first script, for the served markup: everything that works before React, and the loading of
   React. The parts listen to the document, so they work for every page that React shows later. */
import './styles/host.css';
import {countSeen} from './element/count-seen.ts';
import {followCountingChoice} from './element/counting-choice.ts';
import {followBanner} from './element/follow-banner.ts';
import {openTarget} from './routing/open-target.ts';
import {addBookingMonths} from './start/booking-links.ts';
import {followLanguageChoice} from './start/choose-language.ts';
import {foldHeader} from './start/fold-header.ts';
import {followCalculators} from './start/follow-calculators.ts';
import {followConnection} from './start/follow-connection.ts';
import {followAttribution} from './start/follow-attribution.ts';
import {followPopovers} from './start/follow-popovers.ts';
import {followQuoteLinks} from './start/follow-quote-links.ts';
import {followSelects} from './start/follow-selects.ts';
import {followServicesMenu} from './start/follow-services-menu.ts';
import {followSheets} from './start/follow-sheets.ts';
import {layOutRest} from './start/lay-out-rest.ts';
import {nameOwnAddress} from './start/name-own-address.ts';
import {takeOverOnIntent} from './start/take-over.ts';
import {followToastKey} from './start/toast-key.ts';

// Before the first count, which contains the partner.
followAttribution();
followConnection();
followBanner();
countSeen();
followCountingChoice();
foldHeader();
followCalculators();
followQuoteLinks();
followSheets();
followSelects();
followServicesMenu();
followPopovers();
followLanguageChoice();
followToastKey();
openTarget();
layOutRest();
window.addEventListener('hashchange', openTarget);
addBookingMonths();
nameOwnAddress();
takeOverOnIntent();
