import { createTranslator } from '../i18n/translator';
import question from '../question/en.ftl?raw';
import practice from './en.ftl?raw';

/** The sentences of practice and of its questions; what is asked and judged comes from the server. */
export const t = createTranslator(`${question}\n${practice}`);
