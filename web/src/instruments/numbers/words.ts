import { reader } from '../../words/reader';
import numbers from './en.ftl?raw';

/** The sentences around the table of numbers and the legends. */
export const t = reader(numbers);
