import { reader } from '../../words/reader';
import tiles from './en.ftl?raw';

/** The sentences around tiles; none of them tells what was composed is worth. */
export const t = reader(tiles);
