import { createTranslator } from './translator';
import shell from './en.ftl?raw';

/** The shell's own sentences. */
export const t = createTranslator(shell);
