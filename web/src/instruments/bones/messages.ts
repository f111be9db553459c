import { createTranslator } from '../../i18n/translator';
import bones from './en.ftl?raw';

/** The sentences around Napier's bones. */
export const t = createTranslator(bones);
