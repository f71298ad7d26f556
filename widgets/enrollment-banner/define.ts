import {define} from '../element/define.ts';
import {EnrollmentBannerElement} from './enrollment-banner.element.ts';

define(EnrollmentBannerElement);
