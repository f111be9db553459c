import { createTranslator } from '../i18n/translator';
import question from './en.ftl?raw';

/** The sentences around a question, in practice and at a table; the question itself comes from the server. */
export const t = createTranslator(question);
