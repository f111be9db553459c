import { createTranslator } from '../../i18n/translator';
import tiles from './en.ftl?raw';

/** The sentences around tiles; none of them tells what was composed is worth. */
export const t = createTranslator(tiles);
