import { createRoot } from 'react-dom/client';
import { text, uiDirection, uiLanguage } from '../../components/text';
import '../../components/theme.css';
import { Popup } from './popup';
import './popup.css';
import { targetTab } from './target-tab';

document.documentElement.lang = uiLanguage();
document.documentElement.dir = uiDirection();
document.title = text('brand');

const root = createRoot(document.getElementById('root')!);
const tabId = await targetTab(new URL(location.href));
root.render(tabId === null ? <p role="status">{text('statusNoTab')}</p> : <Popup tabId={tabId} />);
