import { createTranslator } from '../i18n/translator';
import museum from './en.ftl?raw';

/** The sentences of the museum. */
export const t = createTranslator(museum);
