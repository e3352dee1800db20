/** Stands for the script that writes, with modules of its own as that has. */
import { createWriter } from '../../utils/apply/apply';
import { createHighlight } from '../../utils/overlay/highlight';
import { createNotice } from '../../utils/overlay/notice';

globalThis.understudy.learnToWrite({ createWriter, createNotice, createHighlight });
