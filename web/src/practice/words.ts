import { reader } from '../words/reader';
import practice from './en.ftl?raw';

/** The sentences of practice; questions and verdicts come from the server. */
export const t = reader(practice);
