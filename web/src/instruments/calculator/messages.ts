import { createTranslator } from '../../i18n/translator';
import words from './en.ftl?raw';

export const t = createTranslator(words);
