/** Stands for the script that writes, with modules of its own as that has. */
import { createWriter } from '../../utils/apply/apply';

globalThis.understudy.learnToWrite(createWriter);
