import { createRoot } from 'react-dom/client';
import { followPresses } from '../../components/after-press';
import { text, uiDirection, uiLanguage } from '../../utils/text';
import '../../components/theme.css';
import { Options } from './options';
import './options.css';

document.documentElement.lang = uiLanguage();
document.documentElement.dir = uiDirection();
document.title = `${text('settings')} · ${text('brand')}`;

followPresses(window);
const tab = Number(new URL(location.href).searchParams.get('tab'));
const root = createRoot(document.getElementById('root')!);
root.render(<Options tabId={Number.isInteger(tab) && tab > 0 ? tab : null} />);
