import '@digdir/designsystemet-css';
import '@digdir/designsystemet-theme';

export const text = (set) => (e) => set(e.target.value);
