/** Compiles words and data ahead of a build: on a machine that is being set up, browsers are fetched meanwhile. */
import { lexiconFile } from '../lexicon/lexicon-file';
import { nearestFile } from '../lexicon/nearest/nearest-file';
import { dataFolder } from '../locale-data/data-folder';

dataFolder();
lexiconFile();
nearestFile();
