import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button';
import { text } from '../../utils/text';
import { FillView } from './fill-view';
import { hasPanel, openPanel } from './open-panel';
import { leavePopup, place } from './place';
import { usePort } from './use-port';

/** Loaded when first opened: the popup opens without them. */
const Palette = lazy(async () => ({ default: (await import('./palette/palette')).Palette }));

const PersonView = lazy(async () => ({ default: (await import('./person/person-view')).PersonView }));

const PopupSettings = lazy(async () => ({ default: (await import('./settings/popup-settings')).PopupSettings }));

type View = 'fill' | 'settings' | 'palette' | 'person';

interface PopupProps {
  readonly tabId: number;
  /** What it opens with. */
  readonly first?: View;
}

/** The popup of one tab: the fill view and, behind the gear, the settings. */
export function Popup({ tabId, first = 'fill' }: PopupProps) {
  const port = usePort(tabId);
  const [view, setView] = useState<View>(first);
  const [changed, setChanged] = useState(false);
  const { send } = port;
  const leave = () => {
    setView('fill');
    if (changed) send({ do: 'refresh' });
    setChanged(false);
  };
  useEffect(() => {
    if (view === 'fill') return;
    const goBack = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== 'Escape' || event.isComposing || emptiesItself(event.target)) return;
      event.preventDefault();
      leave();
    };
    document.addEventListener('keydown', goBack);
    return () => document.removeEventListener('keydown', goBack);
  });
  return (
    <>
      <TopBar tabId={tabId} view={view} onView={setView} onBack={leave} />
      {view === 'palette' && (
        <Suspense fallback={<main />}>
          <Palette {...port} onClose={leave} />
        </Suspense>
      )}
      <Fragment key={tabId}>
        {view === 'fill' && <FillView {...port} tabId={tabId} onPerson={() => setView('person')} />}
        {view === 'person' && (
          <Suspense fallback={<main />}>
            <PersonView {...port} />
          </Suspense>
        )}
      </Fragment>
      {view === 'settings' && (
        <Suspense fallback={<main className="settings-view" />}>
          <PopupSettings tabId={tabId} onChange={() => setChanged(true)} />
        </Suspense>
      )}
    </>
  );
}

/** Escape empties a search first. */
function emptiesItself(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}

const titles = { fill: 'brand', settings: 'settings', palette: 'insert', person: 'person' } as const;

interface TopBarProps {
  readonly tabId: number;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onBack: () => void;
}

/** Views that put the focus into a box of their own. */
const hasOwnBox: readonly View[] = ['palette', 'person'];

/** Going elsewhere moves the focus to the way back, coming back to the way there. */
function TopBar({ tabId, view, onView, onBack }: TopBarProps) {
  const way = useRef<HTMLButtonElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && !hasOwnBox.includes(view)) way.current?.focus();
    first.current = false;
  }, [view]);
  return (
    <header className="top-bar">
      {view !== 'fill' && <IconButton ref={way} icon="back" label={text('back')} onClick={onBack} />}
      {view === 'fill' && <img src="/icon/32.png" alt="" width="20" height="20" />}
      <h1>{text(titles[view])}</h1>
      {view === 'fill' && <IconButton icon="insert" label={text('insert')} onClick={() => onView('palette')} />}
      {view === 'fill' && hasPanel && place() === 'popup' && (
        <IconButton icon="panel" label={text('openPanel')} onClick={() => void openPanel(tabId).then(leavePopup)} />
      )}
      {view === 'fill' && (
        <IconButton ref={way} icon="settings" label={text('settings')} onClick={() => onView('settings')} />
      )}
    </header>
  );
}
