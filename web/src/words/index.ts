import { reader } from './reader';
import shell from './en.ftl?raw';

/** The shell's own sentences. */
export const t = reader(shell);
