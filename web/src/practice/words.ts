import { reader } from '../words/reader';
import question from '../question/en.ftl?raw';
import practice from './en.ftl?raw';

/** The sentences of practice and of its questions; what is asked and judged comes from the server. */
export const t = reader(`${question}\n${practice}`);
