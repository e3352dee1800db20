import { createRoot } from 'react-dom/client';
import { followPresses } from '../../components/after-press';
import { text, uiDirection, uiLanguage } from '../../utils/text';
import '../../components/theme.css';
import { Panel } from './panel';
import { markPlace, place } from './place';
import { Popup } from './popup';
import './popup.css';
import { targetTab } from './target-tab';

document.documentElement.lang = uiLanguage();
document.documentElement.dir = uiDirection();
document.title = text('brand');

followPresses(window);
const address = new URL(location.href);
markPlace(address);

const first = address.searchParams.get('view') === 'palette' ? 'palette' : 'fill';
const root = createRoot(document.getElementById('root')!);
const tabId = await (globalThis.understudyEarlyLine?.tabId ?? targetTab(address));
if (place() === 'panel') root.render(<Panel first={tabId} />);
else if (tabId === null) root.render(<p role="status">{text('statusNoTab')}</p>);
else root.render(<Popup tabId={tabId} first={first} />);
