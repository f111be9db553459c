import { reader } from '../../words/reader';
import rule from './en.ftl?raw';

/** The sentences at the slide rule. */
export const t = reader(rule);
