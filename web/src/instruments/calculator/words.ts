import { reader } from '../../words/reader';
import words from './en.ftl?raw';

export const t = reader(words);
