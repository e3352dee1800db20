import { createRoot } from 'react-dom/client';
import { text, uiDirection, uiLanguage } from '../../utils/text';
import '../../components/theme.css';
import { Practice } from './practice';
import './practice.css';

document.documentElement.lang = uiLanguage();
document.documentElement.dir = uiDirection();
document.title = `${text('practice')} · ${text('brand')}`;

createRoot(document.getElementById('root')!).render(<Practice />);
