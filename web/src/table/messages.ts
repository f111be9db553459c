import { createTranslator } from '../i18n/translator';
import table from './en.ftl?raw';

/** The table's own sentences; what the game says comes from the server. */
export const t = createTranslator(table);
