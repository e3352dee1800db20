import 'react-day-picker/style.css';

export const surface = { background: 'white', border: '1px solid #ccc', padding: 6, zIndex: 50 };
