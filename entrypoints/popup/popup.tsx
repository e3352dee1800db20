import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button';
import { SettingsForm } from '../../components/settings/settings-form';
import { text } from '../../utils/text';
import { FillView } from './fill-view';
import { usePort } from './use-port';

type View = 'fill' | 'settings';

/** The popup of one tab: the fill view and, behind the gear, the settings. */
export function Popup({ tabId }: { readonly tabId: number }) {
  const port = usePort(tabId);
  const [view, setView] = useState<View>('fill');
  const [changed, setChanged] = useState(false);
  const { send } = port;
  const leaveSettings = () => {
    setView('fill');
    if (changed) send({ do: 'refresh' });
    setChanged(false);
  };
  return (
    <>
      <TopBar view={view} onSettings={() => setView('settings')} onBack={leaveSettings} />
      {view === 'fill' ? <FillView {...port} /> : <SettingsForm onChange={() => setChanged(true)} />}
    </>
  );
}

interface TopBarProps {
  readonly view: View;
  readonly onSettings: () => void;
  readonly onBack: () => void;
}

/** Going to the settings moves the focus to the way back, coming back to the way there. */
function TopBar({ view, onSettings, onBack }: TopBarProps) {
  const way = useRef<HTMLButtonElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) way.current?.focus();
    first.current = false;
  }, [view]);
  return (
    <header className="top-bar">
      {view === 'settings' && <IconButton ref={way} icon="back" label={text('back')} onClick={onBack} />}
      {view === 'fill' && <img src="/icon/32.png" alt="" width="20" height="20" />}
      <h1>{text(view === 'fill' ? 'brand' : 'settings')}</h1>
      {view === 'fill' && <IconButton ref={way} icon="settings" label={text('settings')} onClick={onSettings} />}
    </header>
  );
}
