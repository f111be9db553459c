import { createTranslator } from '../i18n/translator';
import packs from './en.ftl?raw';

/** The sentences of the page for authors; findings and verdicts come from the server. */
export const t = createTranslator(packs);
