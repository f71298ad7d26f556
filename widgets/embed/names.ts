export {ELEMENT_NAMES as widgetNames, type ElementName as WidgetName} from '../../contract/element-name.ts';
