import { reader } from '../words/reader';
import museum from './en.ftl?raw';

/** The sentences of the museum. */
export const t = reader(museum);
