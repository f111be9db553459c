import { createTranslator } from '../../i18n/translator';
import numbers from './en.ftl?raw';

/** The sentences around the table of numbers and the legends. */
export const t = createTranslator(numbers);
