import { reader } from '../../words/reader';
import bones from './en.ftl?raw';

/** The sentences around Napier's bones. */
export const t = reader(bones);
