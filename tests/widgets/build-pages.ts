/** Makes the widget pages that continuous integration runs, where they are not there yet: `npm run pages`. */
import { buildPages } from './pages-built';

buildPages();
