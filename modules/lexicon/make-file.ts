/** Compiles the words ahead of a build: on a machine that is being set up, browsers are fetched meanwhile. */
import { lexiconFile } from './lexicon-file';
import { nearestFile } from './nearest/nearest-file';

lexiconFile();
nearestFile();
