import 'bootstrap/dist/css/bootstrap.min.css';

export const text = (set) => (e) => set(e.target.value);
