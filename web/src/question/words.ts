import { reader } from '../words/reader';
import question from './en.ftl?raw';

/** The sentences around a question, in practice and at a table; the question itself comes from the server. */
export const t = reader(question);
