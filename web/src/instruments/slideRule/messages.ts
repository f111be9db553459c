import { createTranslator } from '../../i18n/translator';
import rule from './en.ftl?raw';

/** The sentences at the slide rule. */
export const t = createTranslator(rule);
