import { createRoot } from 'react-dom/client';
import { text, uiDirection, uiLanguage } from '../../utils/text';
import '../../components/theme.css';
import { Popup } from './popup';
import './popup.css';
import { targetTab } from './target-tab';

document.documentElement.lang = uiLanguage();
document.documentElement.dir = uiDirection();
document.title = text('brand');

const address = new URL(location.href);
document.documentElement.dataset['place'] = address.searchParams.has('tab') ? 'tab' : 'popup';

const first = address.searchParams.get('view') === 'palette' ? 'palette' : 'fill';
const root = createRoot(document.getElementById('root')!);
const tabId = await targetTab(address);
root.render(tabId === null ? <p role="status">{text('statusNoTab')}</p> : <Popup tabId={tabId} first={first} />);
